import type { Books } from '#contracts/books.ts';
import { bookMonthName } from '#domain/books/book-month.ts';
import { moneyReasons } from '#domain/books/tie-out.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import styles from './tie-out-panel.module.css';

/** What leads from the money of a month to its papers. */
const reasonWords: Readonly<Record<(typeof moneyReasons)[number], string>> = {
  unpaid: 'Invoiced, not paid by the end of the month',
  paidBefore: 'Invoiced, paid in a month before',
  invoicedBefore: 'Paid, invoiced in a month before',
  uninvoiced: 'Paid, not invoiced by the end of the month',
  uncredited: 'Refunded without a credit note of this month',
  creditedLater: 'Credit notes for what was refunded in another month, or never paid',
};

interface TieRow {
  readonly name: string;
  readonly amount: string;
  /** What it has to be. */
  readonly equals?: string;
  readonly strong?: boolean;
}

function rowsOf({ tieOut, month }: Books): readonly TieRow[] {
  const { invoiced, credited, books, sections, hsn, paid, refunded, reasons, money } = tieOut;
  const online = {
    name: 'Payments of the payment service',
    amount: tieOut.gatewayPayments,
    equals: tieOut.gatewayOrders,
  };
  return [
    { name: 'Invoices', amount: invoiced },
    { name: 'Credit notes', amount: credited === '0.00' ? credited : `-${credited}` },
    { name: `Books of ${bookMonthName(month)}`, amount: books, strong: true },
    { name: 'GSTR-1, all sections', amount: sections, equals: books },
    { name: 'HSN summary with tax', amount: hsn, equals: books },
    { name: 'Money that came in', amount: paid },
    { name: 'Money that went back', amount: refunded === '0.00' ? refunded : `-${refunded}` },
    ...moneyReasons
      .filter((reason) => reasons[reason] !== '0.00')
      .map((reason) => ({ name: reasonWords[reason], amount: reasons[reason] })),
    { name: 'Money, as the papers have it', amount: money, equals: books },
    ...(online.amount === '0.00' && online.equals === '0.00' ? [] : [online]),
  ];
}

const Verdict = ({ row: { amount, equals } }: { row: TieRow }) =>
  equals === undefined ? null : (
    <StatusLamp colour={amount === equals ? 'green' : 'red'}>{amount === equals ? 'equal' : 'differs'}</StatusLamp>
  );

/** Papers, return and money held against each other. */
export function TieOutPanel({ books }: { books: Books }) {
  const { missing } = books.tieOut;
  return (
    <Panel flush title="Does it tie out?">
      <dl className={styles.rows}>
        {rowsOf(books).map((row) => (
          <div key={row.name} className={row.strong ? `${styles.row} ${styles.strong}` : styles.row}>
            <dt>{row.name}</dt>
            <dd className={styles.amount}>
              <Money amount={row.amount} strong={row.strong ?? false} />
            </dd>
            <dd className={styles.verdict}>
              <Verdict row={row} />
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>Number series</dt>
          <dd className={styles.amount}>{missing.length === 0 ? 'no gap' : missing.join(', ')}</dd>
          <dd className={styles.verdict}>
            <StatusLamp colour={missing.length === 0 ? 'green' : 'red'}>
              {missing.length === 0 ? 'whole' : 'missing'}
            </StatusLamp>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
