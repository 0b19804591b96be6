import type { UnmatchedPayment } from '#contracts/payments.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../../ui/office-table/office-table.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { Money } from '../../ui/money/money.tsx';
import { When } from '../../ui/when/when.tsx';
import { useUnmatchedPayments } from './unmatched-payments.queries.ts';

const Standing = ({ payment: { status, refundedAmount } }: { payment: UnmatchedPayment }) => {
  if (status === 'refunded') return <StatusLamp colour="off">Refunded</StatusLamp>;
  return <StatusLamp colour="red">{Number(refundedAmount) > 0 ? 'Refunded in part' : 'Waiting'}</StatusLamp>;
};

const columns: readonly OfficeColumn<UnmatchedPayment>[] = [
  { id: 'id', header: 'Payment', cell: ({ gatewayPaymentId }) => gatewayPaymentId, isLink: true },
  { id: 'at', header: 'Came', cell: ({ at }) => <When at={at} />, width: '10rem' },
  { id: 'method', header: 'Paid by', cell: ({ method }) => method ?? 'Not told', width: '8rem' },
  { id: 'state', header: 'State', cell: (payment) => <Standing payment={payment} />, width: '10rem' },
  {
    id: 'amount',
    header: 'Amount',
    cell: (payment) => <Money amount={payment.amount} currency={payment.currency} strong />,
    width: '9rem',
    align: 'end',
  },
];

const cardOf = (payment: UnmatchedPayment) => (
  <>
    <span>
      <When at={payment.at} />, <Money amount={payment.amount} currency={payment.currency} strong />
    </span>
    <Standing payment={payment} />
  </>
);

const views = [
  { name: 'waiting', label: 'Waiting' },
  { name: 'refunded', label: 'Refunded' },
] as const;

/** Money that came in for no order we know. */
export function UnmatchedPaymentList() {
  const [params] = useListParams(['view']);
  const view = params.view === 'refunded' ? 'refunded' : 'waiting';
  const list = useUnmatchedPayments(view);
  return (
    <ListPage
      title="Payments without an order"
      list={list}
      views={views.map(({ name, label }) => ({
        label,
        href: name === 'waiting' ? officePaths.payments : `${officePaths.payments}?view=${name}`,
        isCurrent: name === view,
        ...(name === view && list.total !== null && { count: list.total }),
      }))}
      empty={
        <Notice heading={view === 'waiting' ? 'Every payment has its order' : 'Nothing was refunded here'}>
          What the payment service collects for no order of ours stands here until it is matched or refunded.
        </Notice>
      }
    >
      <OfficeTable
        label="Payments without an order"
        columns={columns}
        list={list}
        rowId={({ gatewayPaymentId }) => gatewayPaymentId}
        rowName={({ gatewayPaymentId }) => gatewayPaymentId}
        rowHref={({ gatewayPaymentId }) => officePaths.payment(gatewayPaymentId)}
        card={cardOf}
      />
    </ListPage>
  );
}
