import type { AdminOrder } from '#contracts/office-orders.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { Database, Queryable } from '../../db/database.ts';
import * as payments from './gateway-payment.repository.ts';
import type { GatewayPaymentRow, LockedPayment } from './gateway-payment.repository.ts';

export type GatewayPaymentService = ReturnType<typeof createGatewayPaymentService>;

const isDue = ({ status, extra }: GatewayPaymentRow): boolean =>
  extra && (status === 'refund-due' || status === 'mismatch');

/** What the gateway has told about the payments of an order. */
export const createGatewayPaymentService = (db: Database) => ({
  async listOfOrder(orderId: string): Promise<AdminOrder['gatewayPayments']> {
    return (await payments.listOfOrder(db, orderId)).map((row) => {
      const { amountPaise, refundedPaise, at, extra: _, ...payment } = row;
      return {
        ...payment,
        amount: toDecimal(toPaise(amountPaise)),
        refundable: toDecimal(toPaise(isDue(row) ? amountPaise - refundedPaise : 0)),
        at: at.toISOString(),
      };
    });
  },

  /** The money of the order itself, which came too late, has gone back. */
  markOwnRefunded: (tx: Queryable, orderId: string): Promise<void> => payments.markOwnRefunded(tx, orderId),

  /** What came beside the order's own money and has not gone back. */
  lockExtrasDue: (tx: Queryable, orderId: string): Promise<LockedPayment[]> => payments.lockExtrasDue(tx, orderId),

  /** Holds a payment until the transaction ends. Null: there is none. */
  lock: (tx: Queryable, gatewayPaymentId: string): Promise<LockedPayment | null> => payments.lock(tx, gatewayPaymentId),

  addRefund: (tx: Queryable, gatewayPaymentId: string, paise: number): Promise<void> =>
    payments.addRefund(tx, gatewayPaymentId, paise),
});
