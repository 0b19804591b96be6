import { Refusal } from '#domain/errors.ts';
import { paymentChangeObstacle } from '#domain/orders/payment-change.ts';
import { holdMinutes, paymentMethodNames, type PaymentMethod } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';
import * as moves from './order-moves.repository.ts';
import * as rows from './payment-method.repository.ts';

export type UnpaidOrder = rows.UnpaidOrderRow;

interface PaymentChange {
  readonly method: PaymentMethod;
  readonly author: 'buyer' | 'admin';
  readonly userId: number | null;
  /** The payment service is the built-in one, which moves no money. */
  readonly testPayment?: boolean | undefined;
}

export type ChangePaymentMethod = (tx: Queryable, orderId: string, change: PaymentChange) => Promise<void>;

/** Has an unpaid order wait for its money in another way. It is locked first, so that no payment comes in between. */
export const changePaymentMethod: ChangePaymentMethod = async (
  tx,
  orderId,
  { method, author, userId, testPayment = false },
) => {
  const order = await rows.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  const obstacle = paymentChangeObstacle(order, author);
  if (obstacle !== null) throw new Refusal('payment-not-due', obstacle);
  if (order.paymentMethod === method) return;
  await rows.setMethod(tx, orderId, { method, holdMinutes: holdMinutes[method], testPayment });
  const [before, after] = [paymentMethodNames[order.paymentMethod], paymentMethodNames[method]];
  const note = `How it is paid was changed from ${before} to ${after}.`;
  await moves.insertEvent(tx, { orderId, status: order.status, author, userId, note });
};

/** What decides how else an order may be paid. */
export async function findUnpaidOrder(db: Queryable, orderId: string): Promise<UnpaidOrder> {
  const order = await rows.find(db, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
}
