import type { AdminOrder } from '#contracts/admin/orders.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import type { Database, Queryable } from '../../db/database.ts';
import * as payments from './gateway-payment.repository.ts';

export type GatewayPaymentService = ReturnType<typeof createGatewayPaymentService>;

/** What the gateway has told about the payments of an order. */
export const createGatewayPaymentService = (db: Database) => ({
  async listOfOrder(orderId: string): Promise<AdminOrder['gatewayPayments']> {
    return (await payments.listOfOrder(db, orderId)).map(({ amountPaise, at, ...payment }) => ({
      ...payment,
      amount: toDecimal(toPaise(amountPaise)),
      at: at.toISOString(),
    }));
  },

  /** Marks the money that had to go back as gone. False: there was none. */
  markRefunded: (tx: Queryable, orderId: string): Promise<boolean> => payments.markRefunded(tx, orderId),
});
