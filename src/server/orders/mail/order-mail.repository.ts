import type { Queryable } from '../../db/database.ts';

const selectProductStock = {
  name: 'order-mail-product-stock',
  text: `select name, slug, stock from products where id = $1 and stock is not null`,
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
