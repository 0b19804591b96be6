import type { Queryable } from '../../db/database.ts';

const readShelf = {
  name: 'order-mail-shelf',
  text: `select name, slug, stock from products where id = $1 and stock is not null`,
};

export interface ShelfRow {
  readonly name: string;
  readonly slug: string;
  readonly stock: number;
}

/** Null: it is not counted any more. */
export async function findShelf(db: Queryable, productId: string): Promise<ShelfRow | null> {
  return (await db.query<ShelfRow>(readShelf, [productId]))[0] ?? null;
}
