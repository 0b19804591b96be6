import type { Component } from '#electronics/component.ts';
import type { Queryable } from '../db/database.ts';

export interface UseRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly category: string;
  readonly pieces: number;
}

const readBill = {
  name: 'bill-read',
  text: `select bom from products where id = $1 and archived_at is null`,
};

const slugsToIds = {
  name: 'bill-part-ids',
  text: `select id from products where slug = any($1::text[]) and archived_at is null`,
};

/** The kits whose bill names the part, which the index on bills finds. */
const kitsWithPart = `category = 'kit' and archived_at is null
  and bom @> jsonb_build_array(jsonb_build_object('part', $1::text))`;

/** A kit and its board share their bill. */
const listUses = {
  name: 'bill-uses',
  text: `with kits as (
           select slug, pair_slug, (
             select count(*)::integer from jsonb_array_elements(bom) as entry where entry ->> 'part' = $1
           ) as pieces from products where ${kitsWithPart}
         )
         select product.id, product.slug, product.name, product.image_url as "imageUrl", product.category, kits.pieces
         from kits join products product
           on product.slug in (kits.slug, kits.pair_slug) and product.archived_at is null
         order by product.category = 'pcb', product.name`,
};

const listPartsOfSameKits = {
  name: 'bill-same-kits',
  text: `select product.id, count(distinct kit.id)::integer as kits
         from (select id, bom from products where ${kitsWithPart}) as kit
         cross join lateral jsonb_array_elements(kit.bom) as entry
         join products product on product.slug = entry ->> 'part' and product.archived_at is null
           and product.slug <> $1 and product.in_stock
         group by product.id order by kits desc, product.id limit 400`,
};

const countKits = {
  name: 'bill-count-kits',
  text: `select count(*)::integer as kits from products where category = 'kit' and archived_at is null`,
};

/**
 * Paid orders only, and only what several buyers chose: nobody can tell from a page what one person bought.
 */
const listBoughtWith = {
  name: 'bill-bought-with',
  text: `select other.product_id as id
         from order_items mine
         join orders on orders.id = mine.order_id and orders.status in ('confirmed', 'shipped', 'delivered')
           and not orders.test_payment
         join order_items other on other.order_id = mine.order_id and other.product_id <> mine.product_id
         join products product on product.id = other.product_id and product.archived_at is null and product.in_stock
         where mine.product_id = $1
         group by other.product_id
         having count(distinct coalesce(orders.user_id::text, lower(orders.email))) >= $2
         order by count(*) desc, other.product_id limit $3`,
};

export async function bill(db: Queryable, id: string): Promise<Component[]> {
  const [row] = await db.query<{ bom: Component[] | null }>(readBill, [id]);
  return row?.bom ?? [];
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export const idsOfSlugs = async (db: Queryable, slugs: readonly string[]): Promise<string[]> =>
  idsOf(await db.query<{ id: string }>(slugsToIds, [slugs]));

export const usesOf = (db: Queryable, slug: string): Promise<UseRow[]> => db.query<UseRow>(listUses, [slug]);

/** Parts in stock that stand in the same bills, with the number of kits they share. */
export const partsOfSameKits = (db: Queryable, slug: string): Promise<{ id: string; kits: number }[]> =>
  db.query<{ id: string; kits: number }>(listPartsOfSameKits, [slug]);

export async function kitCount(db: Queryable): Promise<number> {
  const [row] = await db.query<{ kits: number }>(countKits);
  return row?.kits ?? 0;
}

export const boughtWith = async (
  db: Queryable,
  { id, minBuyers, limit }: { readonly id: string; readonly minBuyers: number; readonly limit: number },
): Promise<string[]> => idsOf(await db.query<{ id: string }>(listBoughtWith, [id, minBuyers, limit]));
