import type { StockCause } from '#domain/stock/stock-moves.ts';
import { salesWindowDays } from '#domain/stock/reorder-point.ts';
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
  text: `with open_orders as materialized (select id from orders where status in ('pending', 'confirmed'))
         select archived_at is not null and not draft as archived,
           (select coalesce(sum(item.quantity - item.refunded_quantity), 0)::integer from order_items item
            where item.product_id = product.id and item.counted and item.order_id in (select id from open_orders)) as "toPack",
           (select move.created_at from stock_moves move where move.product_id = product.id and cause = 'counted'
            order by id desc limit 1) as "lastCountedAt",
           ledger.moves, ledger.sum
         from products product,
           lateral (select count(*) as moves, coalesce(sum(delta), 0)::integer as sum from stock_moves
                    where product_id = product.id) ledger
         where id = $1`,
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

/** The stock at the end of each day, from the last move of the day or of the days before it. */
const selectDays = {
  name: 'stock-days',
  text: `with window_start as materialized (select ${today} - ${salesWindowDays} as day
         ), move as (
           select ${day('created_at')} as day, id, case when cause = 'received' then delta else 0 end as received
           from stock_moves where product_id = $1
         ), by_day as (
           select greatest(move.day, start.day) as day, max(id) as last_id,
             coalesce(sum(received) filter (where move.day > start.day), 0)::integer as received
           from move, window_start start group by 1
         )
         select by_day.day, coalesce(last.balance, 0) as stock, by_day.received
         from by_day join stock_moves last on last.product_id = $1 and last.id = by_day.last_id
         order by by_day.day`,
};

export async function read(db: Queryable, productId: string): Promise<LedgerRow> {
  return (await db.query<LedgerRow>(selectLedger, [productId]))[0]!;
}

export const moves = (
  db: Queryable,
  productId: string,
  { cause, after, limit }: { cause: StockCause | null; after: number | null; limit: number },
): Promise<MoveRow[]> => db.query<MoveRow>(selectMoves, [productId, cause, after ?? Number.MAX_SAFE_INTEGER, limit]);

export const days = (db: Queryable, productId: string): Promise<DayRow[]> => db.query<DayRow>(selectDays, [productId]);
