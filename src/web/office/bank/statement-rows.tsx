import type { AwaitedOrder, BankRow, StatementPlan } from '#contracts/bank.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { formatCalendarDay } from '#domain/time.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { Money } from '../ui/money/money.tsx';
import { RadioCards } from '../ui/radio-cards/radio-cards.tsx';
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
    <td className={styles.written}>
      <Words row={row} />
    </td>
    <td className={styles.amount}>
      <Money amount={row.amount} strong />
    </td>
  </>
);

export const OrderCell = ({ order }: { order: AwaitedOrder }) => (
  <td className={styles.order}>
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
function acceptText(order: AwaitedOrder): string {
  if (!order.acceptable) return `${order.name}, ${differenceText(order)}: more than you let go`;
  if (Number(order.difference) === 0) return `${order.name}, ${differenceText(order)}`;
  return order.difference.startsWith('-')
    ? `${order.name}, ${differenceText(order)}: we let it go`
    : `${order.name}, ${differenceText(order)}: give it back by hand`;
}

/** An order or a quote as one of several that a row may pay. */
export const toOption = (order: AwaitedOrder) => ({
  name: order.id,
  label: `${order.number}, ${formatMoney(order.total)}`,
  note: [acceptText(order), order.remark].filter(Boolean).join('. '),
  disabled: !order.acceptable,
});

/** What the bank wrote of one row, above what it may pay. */
export const RowFacts = ({ row }: { row: BankRow }) => (
  <div>
    <span className={styles.sub}>
      Row {row.row}, {dayOf(row)}
    </span>
    <Words row={row} />
    <Money amount={row.amount} strong />
  </div>
);

interface DecisionProps {
  readonly decision: StatementPlan['toDecide'][number];
  /** The order it was decided for; null: not now. */
  readonly chosen: string | null;
  readonly onDecide: (orderId: string | null) => void;
}

const notNow = 'none';

/** A row that may pay one of several orders, or none for now, until somebody has said. */
export const Decision = ({ decision: { row, orders, why }, chosen, onDecide }: DecisionProps) => (
  <li className={styles.decision}>
    <RowFacts row={row} />
    <RadioCards
      label={why}
      stacked
      options={[...orders.map(toOption), { name: notNow, label: 'Not now', note: 'Nothing is changed' }]}
      value={chosen ?? notNow}
      onChange={(name) => onDecide(name === notNow ? null : name)}
    />
  </li>
);

interface UnmatchedRowProps {
  readonly unmatched: StatementPlan['unmatched'][number];
  /** The order or quote that somebody has said it pays. */
  readonly assigned: AwaitedOrder | null;
  readonly onAssign: () => void;
  readonly onUndo: () => void;
}

/** A row that fits nothing, unless somebody knows what it is for. */
export const UnmatchedRow = ({ unmatched: { row, why }, assigned, onAssign, onUndo }: UnmatchedRowProps) => (
  <tr>
    <RowCells row={row} />
    <td className={styles.order}>
      {assigned ? (
        <>
          <b>
            Pays {assigned.number}, {formatMoney(assigned.total)}
          </b>
          <span className={styles.sub}>{assigned.name}</span>
        </>
      ) : (
        (why ?? 'No unpaid order has this reference or amount.')
      )}
    </td>
    <td className={styles.act}>
      {assigned ? (
        <Button aria-label={`Undo: row ${row.row} pays nothing`} onClick={onUndo}>
          Undo
        </Button>
      ) : (
        <Button aria-label={`Assign row ${row.row}`} onClick={onAssign}>
          Assign
        </Button>
      )}
    </td>
  </tr>
);
