import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { Component } from '#electronics/component.ts';
import type { Queryable } from '../db/database.ts';

export interface ProductRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly difficulty: string;
  readonly category: string;
  readonly subcategory: string;
  readonly kind: PartKind | null;
  readonly value: string | null;
  readonly usedInKits: number;
  readonly basedOn: string | null;
  readonly rating: string;
  readonly reviewCount: number;
  readonly imageUrl: string;
  readonly imageAlt: string | null;
  readonly gallery: { label: string; imageUrl: string; alt?: string }[];
  readonly inStock: boolean;
  readonly stock: number | null;
  readonly packSize: number;
  readonly specifications: Record<string, string>;
  readonly pinOut: Record<string, string> | null;
  readonly components: string[];
  readonly documents: { name: string; url: string; type: string }[];
  readonly tags: string[];
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly pairSlug: string | null;
  readonly countryOfOrigin: string;
  readonly hsnCode: string;
  readonly gstRatePercent: string;
  readonly createdAt: Date;
}

/** What the search index keeps of a product. */
export interface IndexRow extends SearchedColumns {
  /** The different lines of its bill of materials. */
  readonly bill: Pick<Component, 'part' | 'kind' | 'value'>[] | null;
}

type SearchedColumns = Pick<
  ProductRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'summary'
  | 'basedOn'
  | 'category'
  | 'subcategory'
  | 'kind'
  | 'value'
  | 'difficulty'
  | 'countryOfOrigin'
  | 'pricePaise'
  | 'rating'
  | 'reviewCount'
  | 'inStock'
  | 'specifications'
  | 'components'
  | 'tags'
  | 'createdAt'
>;

const indexColumns = `id, slug, name, summary, based_on as "basedOn", category, subcategory, kind, value, difficulty,
  price_paise as "pricePaise", rating, review_count as "reviewCount", in_stock as "inStock", specifications, components, tags,
  country_of_origin as "countryOfOrigin", created_at as "createdAt"`;

/** A bill names most of its parts many times, and says more of each than a search asks. */
const billColumn = `(select jsonb_agg(distinct jsonb_build_object('part', line -> 'part', 'kind', line -> 'kind', 'value', line -> 'value'))
  from jsonb_array_elements(bom) line) as bill`;

const allColumns = `${indexColumns}, description, image_url as "imageUrl", image_alt as "imageAlt", gallery, stock, pack_size as "packSize",
  pin_out as "pinOut", documents, seo_title as "seoTitle", seo_description as "seoDescription", pair_slug as "pairSlug",
  hsn_code as "hsnCode", gst_rate_percent as "gstRatePercent",
  case when category = 'parts' then (
    select count(*)::int from products as kit where kit.category = 'kit' and kit.archived_at is null
      and kit.bom @> jsonb_build_array(jsonb_build_object('part', products.slug))
  ) else 0 end as "usedInKits"`;

const indexAll = {
  name: 'product-index-all',
  text: `select ${indexColumns}, ${billColumn} from products where archived_at is null and id > $1 order by id limit $2`,
};

const indexSome = {
  name: 'product-index-some',
  text: `select ${indexColumns}, ${billColumn} from products where archived_at is null and id = any($1::uuid[])`,
};

const readSome = {
  name: 'product-read-some',
  text: `select ${allColumns} from products where archived_at is null and id = any($1::uuid[])`,
};

const findId = {
  name: 'product-find-id',
  text: `select id from products where slug = $1 and archived_at is null`,
};

const allSlugs = {
  name: 'product-slugs',
  text: `select slug from products where archived_at is null order by created_at, slug`,
};

const minId = '00000000-0000-0000-0000-000000000000';
const batchSize = 10_000;

/** Every product on sale, in batches, so that a large catalogue never stands in memory twice. */
export async function* indexRows(db: Queryable): AsyncGenerator<IndexRow[]> {
  let after = minId;
  for (;;) {
    const rows = await db.query<IndexRow>(indexAll, [after, batchSize]);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}

/** Those of the named products that are on sale. */
export const indexRowsOf = (db: Queryable, ids: readonly string[]): Promise<IndexRow[]> =>
  db.query<IndexRow>(indexSome, [ids]);

export const read = (db: Queryable, ids: readonly string[]): Promise<ProductRow[]> =>
  db.query<ProductRow>(readSome, [ids]);

export async function slugs(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(allSlugs);
  return rows.map((row) => row.slug);
}

export async function findIdBySlug(db: Queryable, slug: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(findId, [slug]);
  return row?.id ?? null;
}
