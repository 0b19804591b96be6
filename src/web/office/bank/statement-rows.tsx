import { useId } from 'react';
import type { AwaitedOrder, BankRow, StatementPlan } from '#contracts/bank.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { formatCalendarDay } from '#domain/time.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Money } from '../ui/money/money.tsx';
import styles from './statement-rows.module.css';

const dayOf = ({ bookedOn }: BankRow): string => formatCalendarDay(bookedOn, 'weekday');

const Words = ({ row: { description, reference } }: { row: BankRow }) => (
  <span className={styles.words}>
    {description}
    {reference && <span className={styles.reference}> {reference}</span>}
  </span>
);

/** What every table says of a row: which it is, what the bank wrote, how much. */
export const RowCells = ({ row }: { row: BankRow }) => (
  <>
    <th scope="row" className={styles.row}>
      {row.row}, {dayOf(row)}
    </th>
    <td>
      <Words row={row} />
    </td>
    <td className={styles.amount}>
      <Money amount={row.amount} strong />
    </td>
  </>
);

export const OrderCell = ({ order }: { order: AwaitedOrder }) => (
  <td>
    <AppLink href={officePaths.order(order.number)}>{order.number}</AppLink>
    <span className={styles.sub}>{order.name}</span>
  </td>
);

const differenceText = ({ difference }: AwaitedOrder): string => {
  if (Number(difference) === 0) return 'the amount agrees';
  return difference.startsWith('-')
    ? `${formatMoney(difference.slice(1))} short`
    : `${formatMoney(difference)} too much`;
};

/** What choosing it does. */
const acceptText = (order: AwaitedOrder): string => {
  if (!order.acceptable) return `${differenceText(order)}: more than you let go`;
  if (Number(order.difference) === 0) return `${order.name}, ${differenceText(order)}`;
  return order.difference.startsWith('-')
    ? `${order.name}, ${differenceText(order)}: we let it go`
    : `${order.name}, ${differenceText(order)}: give it back by hand`;
};

interface DecisionProps {
  readonly decision: StatementPlan['toDecide'][number];
  /** The order it was decided for; null: not now. */
  readonly chosen: string | null;
  readonly onDecide: (orderId: string | null) => void;
}

/** A row that may pay one of several orders, or none for now, until somebody has said. */
export function Decision({ decision: { row, orders, why }, chosen, onDecide }: DecisionProps) {
  const name = useId();
  const options = [
    ...orders.map((order) => ({
      id: order.id,
      label: `${order.number}, ${formatMoney(order.total)}`,
      about: acceptText(order),
      disabled: !order.acceptable,
    })),
    { id: null, label: 'Not now', about: 'Nothing is changed', disabled: false },
  ];
  return (
    <li className={styles.decision}>
      <div>
        <span className={styles.sub}>
          Row {row.row}, {dayOf(row)}
        </span>
        <Words row={row} />
        <Money amount={row.amount} strong />
      </div>
      <fieldset className={styles.options}>
        <legend>{why}</legend>
        {options.map(({ id, label, about, disabled }) => (
          <label key={id ?? 'none'} className={styles.option}>
            <input type="radio" name={name} checked={chosen === id} disabled={disabled} onChange={() => onDecide(id)} />
            <span>
              <b>{label}</b>
              <span className={styles.sub}>{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
