import type { DiscountSummary } from '#contracts/discounts.ts';
import { discountStates, type DiscountState } from '#domain/discounts/discount.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { officeRequest } from '../ui/calls/office-call.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Money } from '../ui/money/money.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { discountsKey } from './discount.queries.ts';
import styles from './discount-list.module.css';

const stateLooks: Readonly<Record<DiscountState, { readonly label: string; readonly colour: LampColour }>> = {
  on: { label: 'On', colour: 'green' },
  later: { label: 'Starts later', colour: 'amber' },
  'used-up': { label: 'Used up', colour: 'off' },
  over: { label: 'Over', colour: 'off' },
};

const usesText = ({ uses, maxUses }: DiscountSummary): string => {
  const times = uses === 1 ? 'once' : `${uses.toLocaleString('en-IN')} times`;
  return maxUses === null ? times : `${uses.toLocaleString('en-IN')} of ${maxUses.toLocaleString('en-IN')}`;
};

const State = ({ state }: { state: DiscountState }) => (
  <StatusLamp colour={stateLooks[state].colour}>{stateLooks[state].label}</StatusLamp>
);

const columns: readonly OfficeColumn<DiscountSummary>[] = [
  {
    id: 'name',
    header: 'Code or name',
    cell: ({ name, code }) => (code === null ? name : <span className={styles.code}>{code}</span>),
    isLink: true,
    width: '11rem',
  },
  { id: 'sentence', header: 'What it does', cell: ({ sentence }) => sentence, wraps: true },
  { id: 'state', header: 'State', cell: ({ state }) => <State state={state} />, width: '7.5rem' },
  { id: 'uses', header: 'Used', cell: usesText, width: '7rem' },
  {
    id: 'given',
    header: 'Given away',
    cell: ({ given }) => <Money amount={given} strong />,
    width: '7rem',
    align: 'end',
    wideOnly: true,
  },
];

const cardOf = (discount: DiscountSummary) => (
  <>
    {discount.sentence}
    <br />
    <State state={discount.state} /> {usesText(discount)}
  </>
);

const isState = (text: string): text is DiscountState => discountStates.some((state) => state === text);

/** Codes and what counts by itself, each as one sentence. */
export function DiscountList() {
  const [{ search = '', state = '' }, setParams] = useListParams(['search', 'state']);
  const wanted = isState(state) ? state : null;
  const list = useOfficeList<DiscountSummary>([...discountsKey, 'list', search, state], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/discounts', {
      query: { search, limit: String(limit), ...(wanted && { state: wanted }), ...(cursor && { cursor }) },
      signal,
    }).then(readList<DiscountSummary>),
  );
  const views = [
    { label: 'All', href: officePaths.discounts, isCurrent: wanted === null },
    ...discountStates.map((one) => ({
      label: stateLooks[one].label,
      href: `${officePaths.discounts}?state=${one}`,
      isCurrent: wanted === one,
    })),
  ];
  return (
    <ListPage
      title="Discounts"
      list={list}
      views={views}
      search={{ value: search, onSearch: (text) => setParams({ search: text }), placeholder: 'Code or name' }}
      tools={
        <AppLink className={buttonClass({ variant: 'primary' })} href={officePaths.newDiscount}>
          <Icon shape={plus} />
          New discount
        </AppLink>
      }
      empty={
        <Notice heading={search === '' ? 'No discounts here' : `No discount has “${search}” in its code or name`}>
          A discount takes something off by a code, or by itself for every cart that fits. A use counts when the order
          is placed, and comes back if it’s cancelled.
        </Notice>
      }
    >
      <OfficeTable
        label="Discounts"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ name, code }) => code ?? name}
        rowHref={({ id }) => officePaths.discount(id)}
        card={cardOf}
      />
    </ListPage>
  );
}
