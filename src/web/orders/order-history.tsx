import type { Order } from '#contracts/orders.ts';
import { formatMoment } from '../dashboard/dates.ts';
import { statusWord } from '../dashboard/order-status.tsx';
import { authorWords } from './order-words.ts';

/** The first entry is the order itself. */
const entryWord = (status: string, index: number): string => (index === 0 ? 'Placed' : statusWord(status));

export function OrderHistory({ order }: { order: Order }) {
  return (
    <section className="panel order-panel" aria-labelledby="order-history">
      <h2 id="order-history">History</h2>
      <ol className="order-history">
        {order.history.map(({ at, status, author, note }, index) => (
          <li key={`${at} ${status}`}>
            <b>{entryWord(status, index)}</b> {authorWords[author]}
            <time className="meta" dateTime={at}>
              {formatMoment(at)}
            </time>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
