import { lowStockThreshold } from '#domain/cart/cart.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Queryable } from '../db/database.ts';

/** Undefined leaves a value as it is; a stock of null is not counted. */
export interface ProductChange {
  readonly pricePaise?: number | undefined;
  readonly stock?: number | null | undefined;
}

export interface ProductFields {
  readonly id: string;
  readonly name: string;
  readonly pricePaise: Paise;
  readonly stock: number | null;
}

const fields = `id, name, price_paise as "pricePaise", stock`;

const lockProduct = {
  name: 'admin-product-lock',
  text: `select ${fields} from products where (id = $1::uuid or slug = $2) and archived_at is null for no key update`,
};

const updateProduct = {
  name: 'admin-product-update',
  text: `update products
         set price_paise = coalesce($2::bigint, price_paise),
             stock = case when $3 then $4::integer else stock end,
             low_stock_told = low_stock_told and not ($3 and ($4 is null or $4 > ${lowStockThreshold}))
         where id = $1 returning ${fields}`,
};

/** Holds the product until the transaction ends. Null: there is none. */
export async function lock(
  tx: Queryable,
  { id, slug }: { id: string | null; slug: string | null },
): Promise<ProductFields | null> {
  return (await tx.query<ProductFields>(lockProduct, [id, slug]))[0] ?? null;
}

/** Changes a product that is held. */
export async function update(tx: Queryable, id: string, { pricePaise, stock }: ProductChange): Promise<ProductFields> {
  const values = [id, pricePaise ?? null, stock !== undefined, stock ?? null];
  return (await tx.query<ProductFields>(updateProduct, values))[0]!;
}
