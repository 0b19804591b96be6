import type { StockLedger } from '#contracts/stock.ts';
import { InlineEdit } from '../../ui/inline-edit/inline-edit.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { When } from '../../ui/when/when.tsx';
import { reorderSentence } from '../reorder-sentence.ts';
import { useReorderPoint } from '../stock.queries.ts';
import { inDays, inDigits, stateText } from '../stock-text.ts';
import styles from './outlook-panel.module.css';

const problemOf = (text: string): string | null =>
  /^\d{0,6}$/.test(text) ? null : 'A whole number, or nothing to go by what sold.';

/** By what sold, until somebody says another number. */
function ReorderPoint({ ledger: { productId, reorderAt, reorderByHand } }: { ledger: StockLedger }) {
  const { mutateAsync: save } = useReorderPoint(productId);
  return (
    <InlineEdit
      label="Point of re-order"
      inputMode="numeric"
      value={reorderByHand === null ? '' : String(reorderByHand)}
      problemOf={problemOf}
      onSave={(text) => save(text === '' ? null : Number(text))}
    >
      {inDigits(reorderAt)} {reorderByHand === null ? 'by what sold' : 'by hand'}
    </InlineEdit>
  );
}

/** How the shelf stands, and when to order. */
export function OutlookPanel({ ledger }: { ledger: StockLedger }) {
  const { stock, state, toPack, sold30, sold90, daysLeft, deliveryDays, lastCountedAt } = ledger;
  return (
    <Panel
      title="On the shelf"
      tools={<StatusLamp colour={stateText[state].colour}>{stateText[state].label}</StatusLamp>}
    >
      <div className={styles.outlook}>
        <div>
          <p className={styles.stock}>{stock === null ? 'Not counted' : inDigits(stock)}</p>
          {toPack > 0 && <p className={styles.aside}>{inDigits(toPack)} more are sold and wait to be packed</p>}
        </div>
        <FactList
          facts={[
            ['Sold in 30 days', inDigits(sold30)],
            ['Sold in 90 days', inDigits(sold90)],
            ['Lasts about', daysLeft === null ? null : inDays(daysLeft)],
            ['Delivery takes', inDays(deliveryDays)],
            ['Re-order at', <ReorderPoint key="point" ledger={ledger} />],
            ['Last counted', lastCountedAt === null ? 'never' : <When key="when" at={lastCountedAt} />],
          ]}
        />
        <p className={styles.aside}>{reorderSentence(ledger)}</p>
      </div>
    </Panel>
  );
}
