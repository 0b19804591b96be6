import type { Queryable } from '../db/database.ts';

export interface NewDelivery {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly supplier: string | null;
  readonly reference: string | null;
  readonly userId: number;
}

export interface DeliveryLineRow {
  readonly productId: string;
  readonly name: string;
  readonly received: number;
  readonly stock: number;
}

/** Whoever sends the same key at the same moment waits here for the first. */
const insertDelivery = {
  name: 'stock-delivery-insert',
  text: `insert into stock_deliveries (key, request_hash, supplier, reference, user_id) values ($1, $2, $3, $4, $5)
         on conflict (key) do nothing returning id`,
};

const findDelivery = {
  name: 'stock-delivery-find',
  text: `select id, request_hash as "requestHash" from stock_deliveries where key = $1`,
};

const selectLines = {
  name: 'stock-delivery-lines',
  text: `select move.product_id as "productId", product.name, move.delta as received, move.balance as stock
         from stock_moves move join products product on product.id = move.product_id
         where move.delivery_id = $1 order by product.name, product.id`,
};

/** Null: its key was used before. */
export async function insert(tx: Queryable, delivery: NewDelivery): Promise<number | null> {
  const { key, requestHash, supplier, reference, userId } = delivery;
  const rows = await tx.query<{ id: number }>(insertDelivery, [key, requestHash, supplier, reference, userId]);
  return rows[0]?.id ?? null;
}

export async function find(tx: Queryable, key: string): Promise<{ id: number; requestHash: Buffer } | null> {
  return (await tx.query<{ id: number; requestHash: Buffer }>(findDelivery, [key]))[0] ?? null;
}

export const lines = (db: Queryable, deliveryId: number): Promise<DeliveryLineRow[]> =>
  db.query<DeliveryLineRow>(selectLines, [deliveryId]);
