import type { Queryable } from '../../db/database.ts';

const selectProductStock = {
  name: 'order-mail-product-stock',
  text: `select name, slug, stock from products where id = $1 and stock is not null`,
};

const selectOrderOfMailbox = {
  name: 'order-mail-find-by-mailbox',
  text: `select id from orders where number = $1 and lower(email) = lower($2)`,
};

export interface ProductStockRow {
  readonly name: string;
  readonly slug: string;
  readonly stock: number;
}

/** Null: it is not counted any more. */
export async function findProductStock(db: Queryable, productId: string): Promise<ProductStockRow | null> {
  return (await db.query<ProductStockRow>(selectProductStock, [productId]))[0] ?? null;
}

/** The id of the order of that number, if it was made with that mail address. */
export async function findOrderOfMailbox(db: Queryable, number: string, email: string): Promise<string | null> {
  return (await db.query<{ id: string }>(selectOrderOfMailbox, [number, email]))[0]?.id ?? null;
}
