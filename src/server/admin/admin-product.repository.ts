import type { Paise } from '#domain/money/money.ts';
import type { Queryable } from '../db/database.ts';

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

const updatePrice = {
  name: 'admin-product-set-price',
  text: `update products set price_paise = $2 where id = $1`,
};

/** Holds the product until the transaction ends. Null: there is none. */
export async function lock(
  tx: Queryable,
  { id, slug }: { id: string | null; slug: string | null },
): Promise<ProductFields | null> {
  return (await tx.query<ProductFields>(lockProduct, [id, slug]))[0] ?? null;
}

/** Changes a product that is held. */
export async function setPrice(tx: Queryable, id: string, pricePaise: Paise): Promise<void> {
  await tx.query(updatePrice, [id, pricePaise]);
}
