import type { Queryable } from '../db/database.ts';

const insertAll = `
  insert into products (slug, name, summary, description, price_paise, difficulty, category, subcategory, kind, value, based_on, rating,
    review_count, image_url, gallery, stock, pack_size, specifications, pin_out, components, documents, bom, measurements,
    pair_slug, hsn_code, gst_rate_percent, country_of_origin, created_at)
  select slug, name, summary, description, "pricePaise", difficulty, category, subcategory, kind, value, "basedOn", rating,
    "reviewCount", "imageUrl", gallery, stock, "packSize", specifications, "pinOut", components, documents, bom, measurements,
    "pairSlug", hsn, "gstRatePercent", "countryOfOrigin", "addedOn"
  from json_to_recordset($1) as product(slug text, name text, summary text, description text, "pricePaise" bigint,
    difficulty text, category text, subcategory text, kind text, value text, "basedOn" text, rating numeric, "reviewCount" integer,
    "imageUrl" text, gallery jsonb, stock integer, "packSize" integer, specifications json, "pinOut" json,
    components text[], documents jsonb, bom jsonb, measurements jsonb, "pairSlug" text, hsn text, "gstRatePercent" numeric, "countryOfOrigin" text, "addedOn" timestamptz)
  returning id`;

/** Nobody else adds products until the transaction ends; everyone may read them. */
export async function lockProducts(tx: Queryable): Promise<void> {
  await tx.query('lock table products in share row exclusive mode');
}

export async function hasProducts(tx: Queryable): Promise<boolean> {
  return (await tx.query('select from products limit 1')).length > 0;
}

/** Answers how many were added. */
export async function insertProducts(tx: Queryable, products: readonly object[]): Promise<number> {
  return (await tx.query(insertAll, [JSON.stringify(products)])).length;
}
