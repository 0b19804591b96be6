import type { CartItem } from '#contracts/cart.ts';
import { orderListLimit, type Order, type OrderSummary } from '#contracts/orders.ts';
import { Refusal } from '#domain/errors.ts';
import * as boardParts from '../cart/board-parts.repository.ts';
import { toCartItem } from '../cart/cart-columns.ts';
import { lock } from '../cart/cart.repository.ts';
import type { Database, Queryable } from '../db/database.ts';
import { requireOwnOrder, type OrderCaller } from './order-access.ts';
import { moveOrder } from './order-moves.ts';
import { readOrder, toSummary, type OrderViewDeps } from './order-view.ts';
import * as orders from './order.repository.ts';

export type OrderService = ReturnType<typeof createOrderService>;

export function createOrderService({ db, ...view }: OrderViewDeps & { readonly db: Database }) {
  async function addBought(tx: Queryable, orderId: string, sessionId: string): Promise<CartItem[]> {
    const order = await orders.read(tx, orderId);
    await lock(tx, sessionId);
    const units = new Map(order!.items.map(({ productId, quantity }) => [productId, quantity]));
    const added = await boardParts.add(tx, sessionId, units);
    if (added.length === 0) throw new Refusal('out-of-stock', 'Nothing of this order is in stock right now.');
    return added.map((row) => toCartItem(row, view.pictures));
  }

  return {
    async list(userId: number, limit: number = orderListLimit): Promise<OrderSummary[]> {
      return (await orders.listOfUser(db, userId, limit)).map(toSummary);
    },

    async get(idOrNumber: string, caller: OrderCaller): Promise<Order> {
      return readOrder(db, await requireOwnOrder(db, idOrNumber, caller), view);
    },

    async cancel(idOrNumber: string, caller: OrderCaller): Promise<Order> {
      const orderId = await requireOwnOrder(db, idOrNumber, caller);
      await db.transaction((tx) => moveOrder(tx, { orderId, to: 'cancelled', author: 'buyer', userId: caller.userId }));
      return readOrder(db, orderId, view);
    },

    /** Puts what was bought into a cart, as many as there are. The session may have been made by the same transaction. */
    buyAgain(orderId: string, sessionId: string, tx?: Queryable): Promise<CartItem[]> {
      return tx ? addBought(tx, orderId, sessionId) : db.transaction((own) => addBought(own, orderId, sessionId));
    },

    require: (idOrNumber: string, caller: OrderCaller): Promise<string> => requireOwnOrder(db, idOrNumber, caller),
  };
}
