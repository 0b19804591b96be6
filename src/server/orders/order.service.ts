import type { CartItem } from '#contracts/cart.ts';
import type { Order, SentTransfer } from '#contracts/orders.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise, type Paise } from '#domain/money/money.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import { deleteExpiredLinks } from './order-access.repository.ts';
import { requireAnyOrder, requireOwnOrder, type OrderCaller } from './order-access.ts';
import { delivery as deliveryOf } from './refund-lines.repository.ts';
import * as sentMails from './mail/sent-mail.repository.ts';
import type { MoveOrder } from './order-moves.service.ts';
import * as rows from './order.repository.ts';
import { readOrder, readOrderRow, type OrderViewDeps } from './order-view.ts';
import type { WholeOrderRow } from './order.repository.ts';
import { forgetAccountBuyer, forgetFinished, forgetGuestBuyer } from './placing/forget-buyer.service.ts';
import { claimGuestOrders } from './placing/order-owner.repository.ts';

interface Deps extends OrderViewDeps {
  readonly db: Database;
  readonly cart: Pick<CartService, 'addUnits'>;
  readonly moveOrder: MoveOrder;
}

export type OrderService = ReturnType<typeof createOrderService>;

export function createOrderService({ db, cart, moveOrder, ...view }: Deps) {
  async function addBought(tx: Queryable, orderId: string, sessionId: string): Promise<CartItem[]> {
    const order = await readOrderRow(tx, orderId);
    const units = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
    const added = await cart.addUnits(tx, sessionId, units);
    if (added.length === 0) throw new Refusal('out-of-stock', 'Nothing from this order is in stock right now.');
    return added;
  }

  return {
    async get(idOrNumber: string, caller: OrderCaller): Promise<Order> {
      return readOrder(db, await requireOwnOrder(db, idOrNumber, caller), view);
    },

    async cancel(idOrNumber: string, caller: OrderCaller): Promise<Order> {
      const orderId = await requireOwnOrder(db, idOrNumber, caller);
      await db.transaction((tx) => moveOrder(tx, { orderId, to: 'cancelled', author: 'buyer', userId: caller.userId }));
      return readOrder(db, orderId, view);
    },

    /** Keeps what the bank calls the transfer of an order that waits for one. */
    async tellTransfer(idOrNumber: string, caller: OrderCaller, { reference }: SentTransfer): Promise<Order> {
      const orderId = await requireOwnOrder(db, idOrNumber, caller);
      if (!(await rows.setSentReference(db, orderId, reference))) {
        throw new Refusal('payment-not-due', 'This order doesn’t wait for a bank transfer any more.');
      }
      return readOrder(db, orderId, view);
    },

    /** Puts what was bought into a cart, as many as there are. The session may have been made by the same transaction. */
    buyAgain(orderId: string, sessionId: string, tx?: Queryable): Promise<CartItem[]> {
      return tx ? addBought(tx, orderId, sessionId) : db.transaction((own) => addBought(own, orderId, sessionId));
    },

    /** The id of an order that the caller may see. */
    require: (idOrNumber: string, caller: OrderCaller): Promise<string> => requireOwnOrder(db, idOrNumber, caller),

    /** The id of any order, for the admin alone. */
    requireAny: (idOrNumber: string): Promise<string> => requireAnyOrder(db, idOrNumber),

    /** The whole row of an order. Whether the caller may see it is asked before. */
    read: (orderId: string): Promise<WholeOrderRow> => readOrderRow(db, orderId),

    /** What was paid for the delivery of an order and has not gone back. */
    async deliveryLeft(orderId: string): Promise<Paise> {
      const { paid, refunded } = await deliveryOf(db, orderId);
      return toPaise(paid - refunded);
    },

    /** An order as it is shown. Whether the caller may see it is asked before. */
    view: (orderId: string): Promise<Order> => readOrder(db, orderId, view),

    /** Orders that were made as a guest become the account's, once its mail address is known to be the person's own. */
    claimGuestOrders: (tx: Queryable, userId: number, email: string): Promise<void> =>
      claimGuestOrders(tx, userId, email),
  };
}

export const orderRetention: Retention = {
  beforeAccountDeletion: forgetAccountBuyer,
  beforeErasure: forgetGuestBuyer,
  deleteExpired: async (db) => {
    await deleteExpiredLinks(db);
    await sentMails.deleteExpired(db);
    await forgetFinished(db);
  },
  deleteByEmail: sentMails.deleteByEmail,
};
