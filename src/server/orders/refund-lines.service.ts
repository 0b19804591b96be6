import { Refusal } from '#domain/errors.ts';
import { toPaise, type Paise } from '#domain/money/money.ts';
import {
  priceMadeOrder,
  priceRefund,
  type Line,
  type PricedLine,
  type ReturnedUnits,
} from '#domain/pricing/pricing.ts';
import type { Queryable } from '../db/database.ts';
import type { LockedOrder } from './order-moves.repository.ts';
import * as rows from './refund-lines.repository.ts';
import type { RefundableItemRow } from './refund-lines.repository.ts';
import * as productStock from './stock.repository.ts';

/** What of an order goes back: units of its items, and the price of its delivery. */
export interface RefundedGoods {
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly restock: boolean }[];
  readonly delivery: boolean;
}

interface ReckonedLine {
  readonly item: RefundableItemRow;
  readonly quantity: number;
  readonly restock: boolean;
  readonly amount: Paise;
}

/** What goes back, at the prices it was bought for. */
export interface ReckonedGoods {
  readonly lines: readonly ReckonedLine[];
  readonly delivery: Paise;
  readonly amount: Paise;
}

interface BoughtLine extends Line {
  readonly adjusted: Paise;
  readonly item: RefundableItemRow;
}

/** At what they were bought for. The delivery is refunded by itself. */
const priceItems = (items: readonly RefundableItemRow[]): readonly PricedLine<BoughtLine>[] =>
  priceMadeOrder({
    lines: items.map((item) => ({
      item,
      price: toPaise(item.pricePaise),
      quantity: item.quantity,
      adjusted: toPaise(item.adjustedPaise),
    })),
    adjustments: [],
    shipping: toPaise(0),
  }).lines;

type AskedLine = RefundedGoods['lines'][number];

/** The line of the order that units of go back; refused if there are fewer left of them. */
function findReturned(
  bought: readonly PricedLine<BoughtLine>[],
  { itemId, quantity }: AskedLine,
): ReturnedUnits<BoughtLine> {
  const line = bought.find((one) => one.line.item.id === itemId);
  if (!line) throw new Refusal('input-invalid', 'One of these items is not part of the order.');
  const { item } = line.line;
  const left = item.quantity - item.refundedQuantity;
  if (quantity > left) {
    const all = `All ${item.quantity} of ${item.name} have gone back already.`;
    throw new Refusal('payment-not-due', left === 0 ? all : `Only ${left} of ${item.name} can still go back.`);
  }
  return { line, before: item.refundedQuantity, count: quantity };
}

async function reckonDelivery(tx: Queryable, orderId: string): Promise<Paise> {
  const { paid, refunded } = await rows.delivery(tx, orderId);
  if (paid > 0 && refunded >= paid)
    throw new Refusal('payment-not-due', 'The delivery of this order has been refunded already.');
  return toPaise(paid - refunded);
}

/** The amount of a refund by its lines, for an order that is held. */
export async function reckonGoods(
  tx: Queryable,
  orderId: string,
  { status }: Pick<LockedOrder, 'status'>,
  { lines: asked, delivery: withDelivery }: RefundedGoods,
): Promise<ReckonedGoods> {
  if (status === 'cancelled' && asked.some(({ restock }) => restock))
    throw new Refusal('payment-not-due', 'Its units went back on the shelf when this order was cancelled.');
  const bought = priceItems(await rows.items(tx, orderId));
  const returned = asked.map((line) => findReturned(bought, line));
  const delivery = withDelivery ? await reckonDelivery(tx, orderId) : toPaise(0);
  const refund = priceRefund(returned, delivery);
  const lines = returned.map(({ line, count }, index) => ({
    item: line.line.item,
    quantity: count,
    restock: asked[index]!.restock,
    amount: refund.lines[index]!,
  }));
  const amount = refund.total;
  if (amount === 0) throw new Refusal('payment-not-due', 'Nothing was paid for that, so nothing can go back.');
  return { lines, delivery, amount };
}

/** Puts units back on the shelf and writes down what a refund was for. Answers with what came of each line. */
export async function recordGoods(
  tx: Queryable,
  { orderId, refundId, userId, reason }: { orderId: string; refundId: string; userId: number; reason: string },
  { lines, delivery }: ReckonedGoods,
): Promise<void> {
  const units = lines
    .filter(({ restock }) => restock)
    .map(({ item, quantity }) => ({ productId: item.productId, quantity }));
  const restocked = await productStock.restock(tx, orderId, units, { userId, reason });
  await rows.insert(tx, refundId, {
    deliveryPaise: delivery,
    lines: lines.map(({ item, quantity, amount, restock }) => ({
      itemId: item.id,
      quantity,
      amountPaise: amount,
      restocked: restock && restocked.has(item.productId),
    })),
  });
}

/** What goes back, in words: '2 × Chicken-Head Knob, delivery'. */
export const goodsText = ({ lines, delivery }: ReckonedGoods): string =>
  [...lines.map(({ item, quantity }) => `${quantity} × ${item.name}`), ...(delivery > 0 ? ['delivery'] : [])].join(
    ', ',
  );
