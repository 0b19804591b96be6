import type { Product } from '#contracts/catalogue.ts';
import type { Component } from '#electronics/component.ts';
import type { Queryable } from '../db/database.ts';
import { formerSlugsOf } from './former-slugs-column.ts';
import { detailColumns, selectList, type DetailKey, type ProductColumn } from './product-columns.ts';

/** A product on sale, as its columns hold it. */
export interface ProductRow extends Omit<
  Product,
  'price' | 'playable' | 'socialImageUrl' | 'gallery' | 'documents' | 'createdAt' | 'drawnAs'
> {
  readonly pricePaise: number;
  /** Of a kit, the newest first. */
  readonly formerSlugs: readonly string[];
  readonly gallery: { label: string; imageUrl: string; alt?: string }[];
  readonly documents: { name: string; url: string; type: string }[];
  readonly createdAt: Date;
}

/** What the search index keeps of a product. */
const indexedKeys = [
  'id',
  'slug',
  'name',
  'summary',
  'basedOn',
  'category',
  'subcategory',
  'kind',
  'value',
  'difficulty',
  'countryOfOrigin',
  'pricePaise',
  'rating',
  'reviewCount',
  'inStock',
  'specifications',
  'components',
  'tags',
  'createdAt',
] as const satisfies readonly (keyof ProductRow)[];

export interface IndexRow extends Pick<ProductRow, (typeof indexedKeys)[number]> {
  /** The different lines of its bill of materials. */
  readonly bill: Pick<Component, 'part' | 'kind' | 'value'>[] | null;
  readonly rowVersion: string;
}

type RowVersion = Pick<IndexRow, 'id' | 'rowVersion'>;

const isIndexed = ({ key }: ProductColumn): boolean => (indexedKeys as readonly string[]).includes(key);
/** What the office alone reads: the bill is asked for by itself, and the shop shows no caption and nothing for customs. */
const officeKeys: readonly string[] = ['bom', 'imageLabel', 'hsCode', 'netWeightGrams'] satisfies DetailKey[];

const columns: readonly ProductColumn[] = [
  { name: 'id', key: 'id', type: 'uuid' },
  ...detailColumns.filter(({ key }) => !officeKeys.includes(key)),
  { name: 'rating', key: 'rating', type: 'numeric' },
  { name: 'review_count', key: 'reviewCount', type: 'integer' },
  { name: 'written_reviews', key: 'writtenReviews', type: 'integer' },
  { name: 'in_stock', key: 'inStock', type: 'boolean' },
  { name: 'stock', key: 'stock', type: 'integer' },
  { name: 'created_at', key: 'createdAt', type: 'timestamptz' },
];

const indexColumns = selectList(columns.filter(isIndexed));

/** A bill names most of its parts many times, and says more of each than a search asks. */
const billColumn = `(select jsonb_agg(distinct jsonb_build_object('part', line -> 'part', 'kind', line -> 'kind', 'value', line -> 'value'))
  from jsonb_array_elements(bom) line) as bill`;

const allColumns = `${selectList(columns)},
  case when category = 'parts' then (
    select count(*)::int from products as kit where kit.category = 'kit' and kit.archived_at is null
      and kit.bom @> jsonb_build_array(jsonb_build_object('part', products.slug))
  ) else 0 end as "usedInKits",
  ${formerSlugsOf('products')} as "formerSlugs"`;

/** Another text whenever a transaction has written the row, in this database and in a copy of it that went on by itself. */
const rowVersion = `xmin::text || ' ' || extract(epoch from updated_at)::text`;

const indexAll = {
  name: 'product-index-all',
  text: `select ${indexColumns}, ${billColumn}, ${rowVersion} as "rowVersion" from products where archived_at is null and id > $1 order by id limit $2`,
};

const indexSome = {
  name: 'product-index-some',
  text: `select ${indexColumns}, ${billColumn}, ${rowVersion} as "rowVersion" from products
         where archived_at is null and id = any($1::uuid[])`,
};

const versionsAll = {
  name: 'product-row-versions',
  text: `select id, ${rowVersion} as "rowVersion" from products where archived_at is null and id > $1 order by id limit $2`,
};

const readSome = {
  name: 'product-read-some',
  text: `select ${allColumns} from products where archived_at is null and id = any($1::uuid[])`,
};

const findId = {
  name: 'product-find-id',
  text: `select id from products where slug = $1 and archived_at is null`,
};

const lastChange = {
  name: 'product-last-change',
  text: `select coalesce(max(updated_at), 'epoch') as at from products`,
};

const findIds = {
  name: 'product-find-ids',
  text: `select id, slug from products where slug = any($1::text[]) and archived_at is null`,
};

const allSlugs = {
  name: 'product-slugs',
  text: `select slug from products where archived_at is null order by created_at, slug`,
};

const minId = '00000000-0000-0000-0000-000000000000';
/** Few enough that taking a batch of rows in holds up nobody for long. */
const indexBatchSize = 1000;
const versionBatchSize = 10_000;

async function* inBatches<Row extends { readonly id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = minId;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1)!.id;
  }
}

/** Every product on sale, in batches, so that a large catalogue never stands in memory twice. */
export const indexRows = (db: Queryable): AsyncGenerator<IndexRow[]> =>
  inBatches(indexBatchSize, (after) => db.query<IndexRow>(indexAll, [after, indexBatchSize]));

/** Which products are on sale, and the version of the row of each. */
export const rowVersions = (db: Queryable): AsyncGenerator<RowVersion[]> =>
  inBatches(versionBatchSize, (after) => db.query<RowVersion>(versionsAll, [after, versionBatchSize]));

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

export const findIdsBySlug = (db: Queryable, named: readonly string[]): Promise<{ id: string; slug: string }[]> =>
  db.query<{ id: string; slug: string }>(findIds, [named]);

export const changedAt = async (db: Queryable): Promise<Date> => (await db.query<{ at: Date }>(lastChange))[0]!.at;
