import type { StockLedger } from '#contracts/stock.ts';
import { inDays, plural } from './stock-text.ts';

const rounded = (value: number): number => Math.max(1, Math.round(value));

type Reckoned = Pick<
  StockLedger,
  'reorderByHand' | 'reckonedAt' | 'forDelivery' | 'forSafety' | 'deliveryDays' | 'windowDays' | 'sold90'
>;

/** How the point of re-order comes about, in one sentence. */
export function reorderSentence(ledger: Reckoned): string {
  const { reorderByHand, reckonedAt, forDelivery, forSafety, deliveryDays, windowDays, sold90 } = ledger;
  const period = plural(windowDays, 'day');
  if (reorderByHand !== null)
    return `Set by hand. By what sold in ${period}, it would be ${reckonedAt}; empty the number to go by that again.`;
  if (sold90 === 0) return `Nothing sold in ${period}, so there’s nothing to re-order by.`;
  const sells = `At ${plural(sold90, 'unit')} in ${period}, about ${rounded(forDelivery)} sell in the ${inDays(deliveryDays)} of a delivery`;
  const safety = forSafety < 0.5 ? '' : `, and ${rounded(forSafety)} more cover the days that sell better`;
  return `${sells}${safety}: re-order at ${reckonedAt}.`;
}
