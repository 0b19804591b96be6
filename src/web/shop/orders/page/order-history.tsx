import type { Order } from '#contracts/orders.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { statusLabel } from '../order-status.tsx';
import { authorTexts } from '../order-texts.ts';
import { OrderPanel } from '../order-panel.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './order-history.module.css';

type Entry = Order['history'][number];

/** The first entry is the order itself. One that changed no status, such as cash that came in, has its note only. */
function entryWord({ status, note }: Entry, before: Entry | undefined): string | null {
  if (!before) return 'Placed';
  return status === before.status && note ? null : statusLabel(status);
}

function HistoryEntry({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { at, author, note } = entry;
  const word = entryWord(entry, before);
  return (
    <li>
      {word && (
        <>
          <b>{word}</b> {authorTexts[author]}
        </>
      )}
      {!word && note}
      <time className={text.meta} dateTime={at}>
        {formatDeviceTime(at, 'moment')}
      </time>
      {word && note && <p>{note}</p>}
    </li>
  );
}

export function OrderHistory({ order: { history } }: { order: Pick<Order, 'history'> }) {
  return (
    <OrderPanel id="order-history" title="History">
      <ol className={styles.history}>
        {history.map((entry, index) => (
          <HistoryEntry key={`${entry.at} ${entry.status}`} entry={entry} before={history[index - 1]} />
        ))}
      </ol>
    </OrderPanel>
  );
}
