import type { CustomerSummary } from '#contracts/customers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { officeRequest } from '../ui/calls/office-call.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Money } from '../ui/money/money.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { When } from '../ui/when/when.tsx';

const columns: readonly OfficeColumn<CustomerSummary>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isLink: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, width: '10rem', wideOnly: true },
  { id: 'account', header: 'Account', cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'Guest'), width: '6rem' },
  {
    id: 'last',
    header: 'Last order',
    cell: ({ lastOrderAt }) => lastOrderAt && <When at={lastOrderAt} dateOnly />,
    width: '8rem',
    wideOnly: true,
  },
  { id: 'orders', header: 'Orders', cell: ({ orders }) => orders, width: '5rem', align: 'end' },
  { id: 'spent', header: 'Spent', cell: ({ spent }) => <Money amount={spent} />, width: '8rem', align: 'end' },
  {
    id: 'refunded',
    header: 'Refunded',
    cell: ({ refunded }) => Number(refunded) > 0 && <Money amount={refunded} />,
    width: '8rem',
    align: 'end',
    wideOnly: true,
  },
];

const cardOf = ({ email, orders, spent, refunded }: CustomerSummary) => (
  <>
    {email}
    <br />
    {orders} {orders === 1 ? 'order' : 'orders'}, <Money amount={spent} />
    {Number(refunded) > 0 && `, ${formatMoney(refunded)} refunded`}
  </>
);

/** Everybody who has an account or bought something. */
export function CustomerList() {
  const [{ search = '' }, setParams] = useListParams(['search']);
  const list = useOfficeList<CustomerSummary>(['customers', 'list', search], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/customers', {
      query: { search, limit: String(limit), ...(cursor && { cursor }) },
      signal,
    }).then(readList<CustomerSummary>),
  );
  return (
    <ListPage
      title="Customers"
      list={list}
      search={{
        value: search,
        onSearch: (text) => setParams({ search: text }),
        placeholder: 'Name, email, phone',
      }}
      empty={
        <Notice
          heading={search === '' ? 'No customers yet' : `Nobody’s name, email or phone begins with “${search}”`}
        />
      }
    >
      <OfficeTable
        label="Customers"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => officePaths.customer(id)}
        card={cardOf}
      />
    </ListPage>
  );
}
