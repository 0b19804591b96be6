import type { AdminOrder, AdminOrderSummary } from '#contracts/admin.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Database, Queryable } from '../db/database.ts';
import { enqueue } from '../jobs/job.repository.ts';
import { requireAnyOrder } from '../orders/order-access.ts';
import { moveOrder } from '../orders/order-moves.ts';
import * as moves from '../orders/order-moves.repository.ts';
import type { LockedOrder } from '../orders/order-moves.repository.ts';
import { readOrder, toSummary, type OrderViewDeps } from '../orders/order-view.ts';
import * as orders from './admin-order.repository.ts';
import type { AdminOrderRow, OrderFilter } from './admin-order.repository.ts';

export type AdminOrderService = ReturnType<typeof createAdminOrderService>;

/** What an admin says about an order. */
interface AdminAction {
  readonly adminId: number;
  readonly note?: string | undefined;
}

interface Page {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const defaultLimit = 50;

const toAdminSummary = (row: AdminOrderRow): AdminOrderSummary => ({
  ...toSummary(row),
  email: row.email,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
});

function checkPayable({ paymentMethod, paymentStatus }: LockedOrder): void {
  if (paymentMethod === 'razorpay') {
    throw new Refusal('payment-not-due', 'The payment service itself says when an order that it collects for is paid.');
  }
  if (!['due', 'processing', 'void'].includes(paymentStatus)) {
    throw new Refusal('payment-not-due', 'The money of this order has been counted already.');
  }
}

/** Transfers that come after their order was cancelled have to go back; all others count. */
async function markOrderPaid(tx: Queryable, orderId: string, { adminId, note }: AdminAction): Promise<void> {
  const order = await moves.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  checkPayable(order);
  const late = order.status === 'cancelled';
  await moves.setPaymentStatus(tx, orderId, late ? 'refund-due' : 'paid');
  const eventNote = [late ? 'Paid after it was cancelled.' : 'Paid.', note].filter(Boolean).join(' ');
  const event = { orderId, author: 'admin', userId: adminId, note: eventNote } as const;
  if (order.paymentMethod === 'upi' && order.status === 'pending') await moveOrder(tx, { ...event, to: 'confirmed' });
  else await moves.insertEvent(tx, { ...event, status: order.status });
  if (late) await enqueue(tx, 'mail/shop-refund', { orderId });
}

async function markOrderRefunded(tx: Queryable, orderId: string, { adminId, note }: AdminAction): Promise<void> {
  const order = await moves.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  const atGateway = await orders.markRefunded(tx, orderId);
  if (order.paymentStatus === 'refund-due') await moves.setPaymentStatus(tx, orderId, 'refunded');
  else if (!atGateway) throw new Refusal('payment-not-due', 'No money of this order has to go back.');
  const eventNote = ['Refunded.', note].filter(Boolean).join(' ');
  await moves.insertEvent(tx, { orderId, status: order.status, author: 'admin', userId: adminId, note: eventNote });
}

/** What the admin can do with orders. */
export function createAdminOrderService({ db, ...view }: OrderViewDeps & { readonly db: Database }) {
  async function readAdminOrder(orderId: string): Promise<AdminOrder> {
    const order = await readOrder(db, orderId, view);
    const payments = await orders.listPayments(db, orderId);
    return {
      ...order,
      gatewayPayments: payments.map(({ amountPaise, at, ...payment }) => ({
        ...payment,
        amount: toDecimal(toPaise(amountPaise)),
        at: at.toISOString(),
      })),
    };
  }

  /** Does something to an order in a transaction of its own, and answers with what it is then. */
  async function change(idOrNumber: string, work: (tx: Queryable, orderId: string) => Promise<void>) {
    const orderId = await requireAnyOrder(db, idOrNumber);
    await db.transaction((tx) => work(tx, orderId));
    return readAdminOrder(orderId);
  }

  return {
    async list(filter: OrderFilter, { limit = defaultLimit, offset = 0 }: Page) {
      const rows = await orders.list(db, filter, limit, offset);
      return { orders: rows.map(toAdminSummary), total: await orders.count(db, filter) };
    },

    get: async (idOrNumber: string): Promise<AdminOrder> => readAdminOrder(await requireAnyOrder(db, idOrNumber)),

    move: (idOrNumber: string, to: OrderStatus, { adminId, note }: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => moveOrder(tx, { orderId, to, author: 'admin', userId: adminId, note })),

    markPaid: (idOrNumber: string, action: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => markOrderPaid(tx, orderId, action)),

    markRefunded: (idOrNumber: string, action: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => markOrderRefunded(tx, orderId, action)),
  };
}
