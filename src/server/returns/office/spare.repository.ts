import type { Queryable } from '../../db/database.ts';

interface SpareProductRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly packSize: number;
  readonly stock: number | null;
}

const selectProducts = {
  name: 'spare-products',
  text: `select id, slug, name, image_url as "imageUrl", pack_size as "packSize", stock
         from products where id = any($1::uuid[])`,
};

/** Also those that are no longer sold: some may be left on the shelf. */
export const products = (db: Queryable, ids: readonly string[]): Promise<SpareProductRow[]> =>
  db.query<SpareProductRow>(selectProducts, [ids]);
