import type { ProductDetails } from '#contracts/product-details.ts';
import { columnNames, detailColumns, recordOf, recordValues, selectList } from '../catalogue/product-columns.ts';
import type { Queryable } from '../db/database.ts';

interface GalleryPicture {
  readonly label: string;
  readonly imageUrl: string;
  readonly alt?: string;
}

/** A product as its columns hold it. */
export interface StoredDetails extends Omit<
  ProductDetails,
  'price' | 'specifications' | 'pinOut' | 'bom' | 'pictures'
> {
  readonly pricePaise: number;
  readonly specifications: Readonly<Record<string, string>>;
  readonly pinOut: Readonly<Record<string, string>> | null;
  readonly bom: ProductDetails['bom'] | null;
  readonly imageUrl: string;
  readonly imageLabel: string | null;
  readonly imageAlt: string | null;
  readonly gallery: readonly GalleryPicture[];
}

export interface StoredProduct extends StoredDetails {
  readonly id: string;
  readonly version: number;
  readonly stock: number | null;
  readonly inStock: boolean;
  readonly archivedAt: Date | null;
  /** Never on sale yet; it then has a time in archivedAt, too. */
  readonly draft: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly rating: string;
  readonly reviewCount: number;
}

export interface ProductKey {
  readonly id: string | null;
  readonly slug: string | null;
}

const written = columnNames(detailColumns);
const given = recordValues(detailColumns);
const record = recordOf(detailColumns);
const read = `${selectList(detailColumns)}, id, version, stock, in_stock as "inStock", archived_at as "archivedAt", draft,
  created_at as "createdAt", updated_at as "updatedAt", rating, review_count as "reviewCount"`;

const findOne = {
  name: 'office-product-find',
  text: `select ${read} from products where id = $1::uuid or slug = $2`,
};

const lockOne = { name: 'office-product-lock', text: `${findOne.text} for no key update` };

const lockSome = {
  name: 'office-product-lock-some',
  text: `select ${read} from products where id = any($1::uuid[]) order by id for no key update`,
};

const findSome = {
  name: 'office-product-find-some',
  text: `select ${read} from products where id = any($1::uuid[])`,
};

const bySlugs = {
  name: 'office-product-by-slugs',
  text: `select ${read} from products where slug = any($1::text[])`,
};

const insertOne = {
  name: 'office-product-insert',
  text: `insert into products (${written}, stock, archived_at, draft)
         select ${given}, 0, now(), true from json_to_record($1) as ${record}
         returning id`,
};

const updateOne = {
  name: 'office-product-update',
  text: `update products set (${written}) = (select ${given} from json_to_record($2) as ${record}) where id = $1`,
};

const setArchived = {
  name: 'office-product-archive',
  text: `update products set archived_at = case when $2 then now() end, draft = false where id = $1`,
};

const similarSlugs = {
  name: 'office-product-similar-slugs',
  text: `select slug from products where slug = $1 or slug like $1 || '-%'`,
};

const allSlugs = { name: 'office-product-all-slugs', text: `select slug from products` };

export const find = async (db: Queryable, { id, slug }: ProductKey): Promise<StoredProduct | null> =>
  (await db.query<StoredProduct>(findOne, [id, slug]))[0] ?? null;

/** Holds the product until the transaction ends. Null: there is none. */
export const lock = async (tx: Queryable, { id, slug }: ProductKey): Promise<StoredProduct | null> =>
  (await tx.query<StoredProduct>(lockOne, [id, slug]))[0] ?? null;

/** In the order of their ids, so that two who hold many never wait for each other. */
export const lockMany = (tx: Queryable, ids: readonly string[]): Promise<StoredProduct[]> =>
  tx.query<StoredProduct>(lockSome, [ids]);

export const findMany = (db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> =>
  db.query<StoredProduct>(findSome, [ids]);

export const findBySlugs = (db: Queryable, slugs: readonly string[]): Promise<StoredProduct[]> =>
  db.query<StoredProduct>(bySlugs, [slugs]);

/** Adds a draft with nothing in stock. Answers its id. */
export async function insert(tx: Queryable, details: StoredDetails): Promise<string> {
  return (await tx.query<{ id: string }>(insertOne, [JSON.stringify(details)]))[0]!.id;
}

export async function update(tx: Queryable, id: string, details: StoredDetails): Promise<void> {
  await tx.query(updateOne, [id, JSON.stringify(details)]);
}

/** A draft is none any more, whether it goes on sale or into the archive. */
export async function archive(tx: Queryable, id: string, archived: boolean): Promise<void> {
  await tx.query(setArchived, [id, archived]);
}

const slugsOf = (rows: readonly { readonly slug: string }[]): string[] => rows.map(({ slug }) => slug);

/** The slugs that are this one or begin with it. */
export const slugsLike = async (db: Queryable, slug: string): Promise<string[]> =>
  slugsOf(await db.query<{ slug: string }>(similarSlugs, [slug]));

export const slugs = async (db: Queryable): Promise<string[]> => slugsOf(await db.query<{ slug: string }>(allSlugs));
