import type { StockCause } from '#domain/stock/stock-moves.ts';
import { salesWindowDays, type Sales } from '#domain/stock/reorder-point.ts';
import type { Queryable } from '../db/database.ts';
import { day, today } from './sales-days.ts';

export interface LedgerRow {
  readonly archived: boolean;
  readonly toPack: number;
  readonly lastCountedAt: Date | null;
  readonly moves: number;
  readonly sum: number;
}

export interface MoveRow {
  readonly id: number;
  readonly cause: StockCause;
  readonly change: number;
  readonly stock: number | null;
  readonly at: Date;
  readonly staff: string | null;
  readonly order: string | null;
  readonly deliveryId: number | null;
  readonly reason: string | null;
}

export interface DayRow {
  readonly day: string;
  readonly stock: number;
  readonly received: number;
}

const selectLedger = {
  name: 'stock-ledger',
  text: `select archived_at is not null as archived,
           (select coalesce(sum(item.quantity), 0)::integer from order_items item join orders on orders.id = item.order_id
            where item.product_id = product.id and item.counted and orders.status in ('pending', 'confirmed')) as "toPack",
           (select move.created_at from stock_moves move where move.product_id = product.id and cause = 'counted'
            order by id desc limit 1) as "lastCountedAt",
           (select count(*) from stock_moves move where move.product_id = product.id) as moves,
           (select coalesce(sum(delta), 0)::integer from stock_moves move where move.product_id = product.id) as sum
         from products product where id = $1`,
};

const selectMoves = {
  name: 'stock-moves',
  text: `select move.id, move.cause, move.delta as change, move.balance as stock, move.created_at as at,
           move.staff_name as staff, orders.number as "order", move.delivery_id as "deliveryId", move.reason
         from (
           select * from stock_moves
           where product_id = $1 and ($2::text is null or cause = $2) and id < $3
           order by id desc limit $4
         ) move left join orders on orders.id = move.order_id
         order by move.id desc`,
};

/** What was sold and kept, by day. Whatever was cancelled went back. */
const selectSales = {
  name: 'stock-sales-of-product',
  text: `select coalesce(sum(units), 0)::integer as units, coalesce(sum(units * units), 0)::integer as squares,
           coalesce(sum(units) filter (where day > ${today} - 30), 0)::integer as "sold30"
         from (
           select ${day('orders.created_at')} as day, sum(item.quantity) as units
           from order_items item join orders on orders.id = item.order_id
           where item.product_id = $1 and orders.status <> 'cancelled'
             and orders.created_at > now() - interval '${salesWindowDays} days'
           group by 1
         ) by_day`,
};

/** The stock at the end of each day, from the last move of the day or of the days before it. */
const selectDays = {
  name: 'stock-days',
  text: `with move as (
           select greatest(${day('created_at')}, ${today} - ${salesWindowDays}) as day, id, balance,
             case when cause = 'received' and ${day('created_at')} > ${today} - ${salesWindowDays} then delta else 0 end as received
           from stock_moves where product_id = $1
         ), by_day as (
           select day, (array_agg(balance order by id desc))[1] as stock, sum(received)::integer as received
           from move group by day
         )
         select day, coalesce(stock, 0) as stock, received from by_day order by day`,
};

export async function read(db: Queryable, productId: string): Promise<LedgerRow> {
  return (await db.query<LedgerRow>(selectLedger, [productId]))[0]!;
}

export const moves = (
  db: Queryable,
  productId: string,
  { cause, after, limit }: { cause: StockCause | null; after: number | null; limit: number },
): Promise<MoveRow[]> => db.query<MoveRow>(selectMoves, [productId, cause, after ?? Number.MAX_SAFE_INTEGER, limit]);

export async function sales(db: Queryable, productId: string): Promise<Omit<Sales, 'windowDays'> & { sold30: number }> {
  return (await db.query<Omit<Sales, 'windowDays'> & { sold30: number }>(selectSales, [productId]))[0]!;
}

export const days = (db: Queryable, productId: string): Promise<DayRow[]> => db.query<DayRow>(selectDays, [productId]);
