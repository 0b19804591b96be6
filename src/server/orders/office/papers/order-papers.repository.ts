import type { CustomsProduct } from '#domain/customs/goods.ts';
import type { Queryable } from '../../../db/database.ts';

const selectKinds = {
  name: 'order-papers-kinds',
  text: `select id, category, coalesce(subcategory, '') as subcategory, slug from products where id = any($1::uuid[])`,
};

export interface ProductKindRow {
  readonly id: string;
  readonly category: string;
  readonly subcategory: string;
  readonly slug: string;
}

/** Where a product lies, as far as its kind says: like things lie together. */
export async function kinds(db: Queryable, ids: readonly string[]): Promise<Map<string, ProductKindRow>> {
  const rows = await db.query<ProductKindRow>(selectKinds, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface CustomsProductRow extends Omit<CustomsProduct, 'hsnCode'> {
  readonly id: string;
  readonly countryOfOrigin: string;
}

const selectCustoms = {
  name: 'order-papers-customs',
  text: `select id, category, kind, pack_size as "packSize", hs_code as "hsCode", net_weight_grams as "netWeightGrams",
           country_of_origin as "countryOfOrigin"
         from products where id = any($1::uuid[])`,
};

/** What customs ask of products, by their ids. */
export async function customs(db: Queryable, ids: readonly string[]): Promise<Map<string, CustomsProductRow>> {
  const rows = await db.query<CustomsProductRow>(selectCustoms, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}
