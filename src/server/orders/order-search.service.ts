import type { AdminOrderSummary } from '#contracts/admin/orders.ts';
import type { Database } from '../db/database.ts';
import * as found from './order-search.repository.ts';
import type { FoundOrderRow, OrderFilter } from './order-search.repository.ts';
import { toSummary } from './order-view.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export type SearchOrders = ReturnType<typeof createOrderSearch>;

const defaultLimit = 50;

const toAdminSummary = (row: FoundOrderRow): AdminOrderSummary => ({
  ...toSummary(row),
  email: row.email,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
});

/** Looks through the orders of everyone, for the admin alone. */
export const createOrderSearch =
  (db: Database) =>
  async (filter: OrderFilter, { limit = defaultLimit, offset = 0 }: Page) => {
    const rows = await found.list(db, filter, limit, offset);
    return { orders: rows.map(toAdminSummary), total: await found.count(db, filter) };
  };
