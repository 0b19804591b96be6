import type { OrderView } from '#domain/orders/order-views.ts';

type Counts = Readonly<Partial<Record<OrderView, number>>>;

/** What an empty view means. */
const done: Readonly<Record<OrderView, string>> = {
  'to-confirm': 'All confirmed',
  'to-pack': 'All packed',
  shipped: 'Nothing is on its way',
  unpaid: 'No order waits for its money',
  'to-refund': 'All refunds are done',
  done: 'Nothing has been delivered yet',
};

/** What waits elsewhere, in the order in which it is done. */
const waiting: readonly (readonly [OrderView, string])[] = [
  ['to-confirm', 'to confirm'],
  ['to-pack', 'to pack'],
  ['to-refund', 'to refund'],
  ['shipped', 'on the way'],
];

const nextOf = (view: OrderView, counts: Counts | undefined) =>
  waiting.find(([name]) => name !== view && (counts?.[name] ?? 0) > 0);

/** Where the next work waits; null: nowhere. */
export const viewAfter = (view: OrderView, counts: Counts | undefined): OrderView | null =>
  nextOf(view, counts)?.[0] ?? null;

/** 'All confirmed. 4 to pack' */
export function doneText(view: OrderView, counts: Counts | undefined): string {
  const next = nextOf(view, counts);
  return next ? `${done[view]}. ${counts![next[0]]!.toLocaleString('en-IN')} ${next[1]}` : done[view];
}
