import type { NewReturn, OrderReturns } from '#contracts/returns.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney, fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import { priceRefund } from '#domain/pricing/pricing.ts';
import { conditionObstacle, returnableUntil, returnObstacle } from '#domain/returns/returns.ts';
import { z } from 'zod';
import { claimObstacle } from '#domain/returns/claims.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import type { OrderService } from '../orders/order.service.ts';
import { decodeCursor, pageOf } from '../paging/cursor.ts';
import { returnedUnits, toOrderReturn } from './return-view.ts';
import * as retained from './return-retention.repository.ts';
import * as rows from './return.repository.ts';
import type { SendableRow } from './return.repository.ts';

export type ReturnService = ReturnType<typeof createReturnService>;

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly orders: Pick<OrderService, 'require'>;
  readonly jobs: JobQueue;
}

/** How many returns and claims of an order are shown at a time. */
const pageLength = 10;
const placeShape = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]);

const paidFor = ({ pricePaise, quantity, adjustedPaise }: SendableRow): string =>
  toDecimal(toPaise(pricePaise * quantity + adjustedPaise));

/** The item that units of are sent back; refused if fewer are left. */
function findSendable(items: readonly SendableRow[], { itemId, quantity }: NewReturn['lines'][number]): SendableRow {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) throw new Refusal('input-invalid', 'One of these items is not part of the order.');
  if (quantity > item.left) {
    throw new Refusal(
      'return-refused',
      item.left === 0
        ? `All of your ${item.name} are on their way back or have gone back already.`
        : `Only ${item.left} of your ${item.name} can still be sent back.`,
    );
  }
  return item;
}

/** The buyer was told what goes back for it; if that is no longer so, nothing is asked. */
function checkAmount(items: readonly SendableRow[], { lines, expectedAmount }: NewReturn, currency: string): void {
  if (expectedAmount === undefined) return;
  const { total } = priceRefund(
    lines.map((line, index) => returnedUnits({ ...items[index]!, bought: items[index]!.quantity }, line.quantity)),
  );
  if (total !== fromDecimal(expectedAmount)) {
    throw new Refusal(
      'return-refused',
      `The refund for that is ${formatMoney(total, currency)} now. Please look again.`,
    );
  }
}

/** What buyers send back. */
export function createReturnService({ db, pictures, orders, jobs }: Deps) {
  async function view(orderId: string, cursor?: string): Promise<OrderReturns> {
    const after = decodeCursor(cursor, placeShape);
    const order = await rows.findOrder(db, orderId);
    if (!order) throw new Refusal('order-unknown');
    const items = await rows.sendable(db, orderId);
    const page = pageOf(await rows.listOfOrder(db, orderId, after, pageLength + 1), pageLength, {
      item: (row) => toOrderReturn(row, pictures),
      cursor: ({ exactlyAt, id }) => [exactlyAt, id],
    });
    return {
      number: order.number,
      currency: order.currency,
      until: returnableUntil(order.history),
      obstacle: returnObstacle(order, order.now),
      claimObstacle: claimObstacle(order),
      lines: items.map((item) => ({
        itemId: item.itemId,
        name: item.name,
        imageUrl: pictures.resolve(item.imageUrl),
        quantity: item.quantity,
        price: toDecimal(toPaise(item.pricePaise)),
        paid: paidFor(item),
        refunded: item.refundedQuantity,
        left: item.left,
        slug: item.slug,
        isKit: item.isKit,
      })),
      returns: page.items,
      next: page.next,
    };
  }

  async function insertAsked(tx: Queryable, orderId: string, asked: NewReturn): Promise<string> {
    const order = await rows.lockOrderOf(tx, orderId);
    if (!order) throw new Refusal('order-unknown');
    const obstacle = returnObstacle(order, order.now);
    if (obstacle !== null) throw new Refusal('return-refused', obstacle);
    const items = await rows.sendable(tx, orderId);
    checkAmount(
      asked.lines.map((line) => findSendable(items, line)),
      asked,
      order.currency,
    );
    return rows.insert(tx, { orderId, reason: asked.reason, words: asked.words || null, lines: asked.lines });
  }

  return {
    list: async (idOrNumber: string, caller: OrderCaller, cursor?: string): Promise<OrderReturns> =>
      view(await orders.require(idOrNumber, caller), cursor),

    async ask(idOrNumber: string, caller: OrderCaller, asked: NewReturn): Promise<OrderReturns> {
      const orderId = await orders.require(idOrNumber, caller);
      const obstacle = conditionObstacle(
        asked.reason,
        asked.lines.map(({ condition }) => condition),
      );
      if (obstacle !== null) throw new Refusal('input-invalid', obstacle);
      await db.transaction(async (tx) => {
        const returnId = await insertAsked(tx, orderId, asked);
        await jobs.enqueue(tx, 'mail/return', { returnId, event: 'asked' });
        await jobs.enqueue(tx, 'mail/shop-return', { returnId });
      });
      return view(orderId);
    },
  };
}

export const returnRetention: Retention = {
  deleteExpired: retained.deleteExpiredPhotos,
  beforeAccountDeletion: retained.forgetAccount,
  beforeErasure: retained.forgetMailbox,
};
