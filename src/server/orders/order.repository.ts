import type { Queryable } from '../db/database.ts';

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly totalPaise: number;
  readonly currency: string;
  readonly status: string;
  readonly notes: string | null;
}

const listOrders = {
  name: 'order-list',
  text: `select id, number, created_at as "createdAt", total_paise as "totalPaise", currency, status, notes
         from orders where user_id = $1 order by created_at desc, number desc limit $2`,
};

export const listOfUser = (db: Queryable, userId: number, most: number): Promise<OrderRow[]> =>
  db.query<OrderRow>(listOrders, [userId, most]);
