import type { Queryable } from '../db/database.ts';
import {
  columnNames,
  detailColumns,
  recordOf,
  recordValues,
  type DetailKey,
  type ProductColumn,
} from './product-columns.ts';

const columns: readonly ProductColumn[] = [
  ...detailColumns,
  { name: 'rating', key: 'rating', type: 'numeric' },
  { name: 'review_count', key: 'reviewCount', type: 'integer' },
  { name: 'stock', key: 'stock', type: 'integer' },
  { name: 'measurements', key: 'measurements', type: 'jsonb' },
  { name: 'created_at', key: 'createdAt', type: 'timestamptz' },
];

const insertAll = `
  insert into products (${columnNames(columns)})
  select ${recordValues(columns)} from json_to_recordset($1) as ${recordOf(columns)}
  returning id`;

/** A product as its columns hold it. */
export type SeedRow = Readonly<
  Record<DetailKey | 'rating' | 'reviewCount' | 'stock' | 'measurements' | 'createdAt', unknown>
>;

/** Nobody else adds products until the transaction ends; everyone may read them. */
export async function lockProducts(tx: Queryable): Promise<void> {
  await tx.query('lock table products in share row exclusive mode');
}

export async function hasProducts(tx: Queryable): Promise<boolean> {
  return (await tx.query('select from products limit 1')).length > 0;
}

/** Answers how many were added. */
export async function insertProducts(tx: Queryable, products: readonly SeedRow[]): Promise<number> {
  return (await tx.query(insertAll, [JSON.stringify(products)])).length;
}
