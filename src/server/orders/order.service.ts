import { orderListLimit, type OrderSummary } from '#contracts/orders.ts';
import { toDecimal, toPaise } from '#domain/money.ts';
import type { Database } from '../db/database.ts';
import * as orders from './order.repository.ts';
import type { OrderRow } from './order.repository.ts';

export type OrderService = ReturnType<typeof createOrderService>;

const toSummary = ({ totalPaise, createdAt, ...order }: OrderRow): OrderSummary => ({
  ...order,
  createdAt: createdAt.toISOString(),
  totalAmount: toDecimal(toPaise(totalPaise)),
});

export function createOrderService(db: Database) {
  return {
    async list(userId: number, limit: number = orderListLimit): Promise<OrderSummary[]> {
      return (await orders.listOfUser(db, userId, limit)).map(toSummary);
    },
  };
}
