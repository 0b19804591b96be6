import type { Queryable } from '../db/database.ts';

export interface StockRow {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly stock: number | null;
  readonly createdAt: Date;
  readonly sold30: number;
  readonly sold90: number;
  readonly squares: number;
  /** By what was sold. */
  readonly reckonedAt: number;
  /** Null: nobody said another. */
  readonly reorderByHand: number | null;
}

export interface UrgentRow extends StockRow {
  readonly cover: number;
}

const columns = `product.id as "productId", product.slug, product.name, product.image_url as "imageUrl", product.stock,
  product.created_at as "createdAt", outlook.sold_30 as "sold30", outlook.sold_90 as "sold90",
  outlook.sold_squares as squares, outlook.reorder_at as "reckonedAt", outlook.reorder_by_hand as "reorderByHand"`;

/** Low is at the point of re-order or below it, and out among it. */
export const mostCover = { all: Infinity, low: 1, out: 0 } as const;

/** Where the first page begins; without a condition for it, every page is cut by the index alone. */
const beforeAll = [-Infinity, '00000000-0000-0000-0000-000000000000'] as const;

// The page is cut from the index before the products are looked up.
const selectUrgent = {
  name: 'stock-list-urgent',
  text: `select ${columns}, outlook.cover
         from (
           select * from stock_outlook
           where stock is not null and cover <= $1 and (cover, product_id) > ($2, $3::uuid)
           order by cover, product_id limit $4
         ) outlook join products product on product.id = outlook.product_id
         order by outlook.cover, outlook.product_id`,
};

const countUrgent = {
  name: 'stock-list-count',
  text: `select count(*) as low, count(*) filter (where cover <= ${mostCover.out}) as "out"
         from stock_outlook where stock is not null and cover <= ${mostCover.low}`,
};

const selectByIds = {
  name: 'stock-list-by-ids',
  text: `select ${columns} from products product join stock_outlook outlook on outlook.product_id = product.id
         where product.id = any($1::uuid[])`,
};

export const urgent = (
  db: Queryable,
  { cover, after, limit }: { cover: number; after: readonly [cover: number, productId: string] | null; limit: number },
): Promise<UrgentRow[]> => db.query<UrgentRow>(selectUrgent, [cover, ...(after ?? beforeAll), limit]);

export async function counts(db: Queryable): Promise<{ low: number; out: number }> {
  return (await db.query<{ low: number; out: number }>(countUrgent))[0]!;
}

export const byIds = (db: Queryable, ids: readonly string[]): Promise<StockRow[]> =>
  db.query<StockRow>(selectByIds, [ids]);
