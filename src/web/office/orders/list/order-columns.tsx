import type { AdminOrderSummary } from '#contracts/office-orders.ts';
import { travelsWithEwayBill } from '#domain/books/eway-bill.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronRight } from '../../../ui/icon/icon-shapes.ts';
import { Money } from '../../ui/money/money.tsx';
import type { OfficeColumn } from '../../ui/office-table/office-table.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { When } from '../../ui/when/when.tsx';
import { methodText, nextText, paymentLamps, paymentText, timeLeft } from '../order-text.ts';
import styles from './order-columns.module.css';

type Row = AdminOrderSummary;

const Pictures = ({ items, lineCount }: Row) => (
  <span className={styles.pictures}>
    {items.map(({ name, imageUrl }) => (
      <img key={name} className={styles.picture} src={imageUrl} alt={name} title={name} loading="lazy" />
    ))}
    {lineCount > items.length && <span className={styles.more}>+{lineCount - items.length}</span>}
  </span>
);

const Payment = ({ paymentStatus, paymentMethod, refundedAmount }: Row) => (
  <StatusLamp colour={paymentLamps[paymentStatus]}>
    {paymentStatus === 'paid' && Number(refundedAmount) > 0 ? 'Part refunded' : paymentText[paymentStatus]}{' '}
    <span className={styles.dim}>{methodText[paymentMethod]}</span>
  </StatusLamp>
);

function Next({ id, number, next, payUntil }: Row) {
  if (next === null) return null;
  if (next === 'await-payment') {
    return <span className={styles.dim}>Unpaid{payUntil && `, ${timeLeft(payUntil)}`}</span>;
  }
  return (
    <AppLink className={styles.next} href={officePaths.order(id)} aria-label={`${nextText[next]} ${number}`}>
      {nextText[next]}
      <Icon shape={chevronRight} />
    </AppLink>
  );
}

/** The columns of the list of orders. */
export const orderColumns: readonly OfficeColumn<Row>[] = [
  {
    id: 'number',
    header: 'Order',
    width: '7rem',
    isLink: true,
    cell: ({ number }) => <b className={styles.number}>{number}</b>,
  },
  {
    id: 'placed',
    header: 'Placed',
    width: '7.75rem',
    cell: ({ createdAt }) => (
      <span className={styles.dim}>
        <When at={createdAt} />
      </span>
    ),
  },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ name, city, email }) => (
      <span className={styles.buyer} title={email}>
        <b>{name || email}</b> <span className={styles.dim}>{city}</span>
      </span>
    ),
  },
  { id: 'items', header: 'Items', width: '8.25rem', wideOnly: 'widest', cell: Pictures },
  {
    id: 'total',
    header: 'Total',
    width: '6rem',
    align: 'end',
    cell: ({ totalAmount, currency, status }) => (
      <>
        <Money amount={totalAmount} currency={currency} strong />
        {travelsWithEwayBill({ totalAmount, status }) && <span className={styles.eway}>E-way bill</span>}
      </>
    ),
  },
  { id: 'payment', header: 'Payment', width: '8.5rem', cell: Payment },
  { id: 'status', header: 'Status', width: '7rem', cell: ({ status }) => <StatusTag status={status} /> },
  { id: 'next', header: 'Next', width: '10.25rem', align: 'end', cell: Next },
];

/** The same on a phone, under the number. */
export const OrderCard = (row: Row) => (
  <div className={styles.card}>
    <span className={styles.line}>
      <b>{row.name || row.email}</b> <Money amount={row.totalAmount} currency={row.currency} strong />
    </span>
    <span className={styles.line}>
      <span className={styles.dim}>
        {row.city && `${row.city}, `}
        <When at={row.createdAt} />
      </span>
      <StatusTag status={row.status} />
    </span>
    <span className={styles.line}>
      <Payment {...row} />
      <Next {...row} />
    </span>
  </div>
);
