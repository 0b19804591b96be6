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
  readonly basedOn: string | null;
  readonly rating: string;
  readonly reviewCount: number;
  readonly imageUrl: string;
  readonly inStock: boolean;
  readonly stock: number | null;
  readonly specifications: Record<string, string>;
  readonly components: string[];
  readonly documents: { name: string; url: string; type: string }[];
}

export interface ProductQuery {
  readonly search: string | null;
  readonly difficulty: string | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly limit: number;
  readonly offset: number;
}

const columns = `id, slug, name, summary, description, price_paise as "pricePaise", difficulty, category, subcategory,
  based_on as "basedOn", rating, review_count as "reviewCount", image_url as "imageUrl", in_stock as "inStock", stock,
  specifications, components, documents`;

const matches = `archived_at is null
  and ($1::text is null or difficulty = $1)
  and ($2::text is null or category = $2)
  and ($3::text is null or subcategory = $3)
  and ($4::text is null or position(lower($4) in lower(name || ' ' || summary || ' ' || coalesce(based_on, ''))) > 0)`;

const listProducts = {
  name: 'product-list',
  text: `select ${columns} from products where ${matches} order by created_at desc, name, id limit $5 offset $6`,
};

const countProducts = {
  name: 'product-count',
  text: `select count(*) as total, count(*) filter (where in_stock) as "inStock" from products where ${matches}`,
};

const findById = {
  name: 'product-find-id',
  text: `select ${columns} from products where id = $1 and archived_at is null`,
};

const findBySlug = {
  name: 'product-find-slug',
  text: `select ${columns} from products where slug = $1 and archived_at is null`,
};

const filterValues = (query: ProductQuery) => [query.difficulty, query.category, query.subcategory, query.search];

export const list = (db: Queryable, query: ProductQuery): Promise<ProductRow[]> =>
  db.query<ProductRow>(listProducts, [...filterValues(query), query.limit, query.offset]);

export async function count(db: Queryable, query: ProductQuery): Promise<{ total: number; inStock: number }> {
  const [row] = await db.query<{ total: number; inStock: number }>(countProducts, filterValues(query));
  return row!;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A product by its uuid or its slug. */
export async function find(db: Queryable, idOrSlug: string): Promise<ProductRow | null> {
  const [row] = await db.query<ProductRow>(uuidPattern.test(idOrSlug) ? findById : findBySlug, [idOrSlug]);
  return row ?? null;
}
