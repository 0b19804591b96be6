import { lowStockThreshold } from '#domain/cart/cart.ts';
import type { Queryable } from '../db/database.ts';

/** Undefined leaves a value as it is; a stock of null is not counted. */
export interface ProductChange {
  readonly pricePaise?: number | undefined;
  readonly stock?: number | null | undefined;
}

const updateProduct = {
  name: 'admin-product-update',
  text: `update products
         set price_paise = coalesce($3::bigint, price_paise),
             stock = case when $4 then $5::integer else stock end,
             low_stock_told = low_stock_told and not ($4 and ($5 is null or $5 > ${lowStockThreshold}))
         where (id = $1::uuid or slug = $2) and archived_at is null returning id`,
};

/** The id of the product that was changed. Null: there is none. */
export async function update(
  db: Queryable,
  { id, slug }: { id: string | null; slug: string | null },
  { pricePaise, stock }: ProductChange,
): Promise<string | null> {
  const values = [id, slug, pricePaise ?? null, stock !== undefined, stock ?? null];
  return (await db.query<{ id: string }>(updateProduct, values))[0]?.id ?? null;
}
