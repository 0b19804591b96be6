import type { ProductSort } from '#contracts/admin/products.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import type { Queryable, Statement } from '../db/database.ts';

export interface ListRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly kind: string | null;
  readonly value: string | null;
  readonly pricePaise: number;
  readonly stock: number | null;
  readonly imageUrl: string;
  readonly archived: boolean;
  readonly version: number;
  readonly sold30: number;
  readonly scheduledPaise: number | null;
  readonly startsAt: Date | null;
  readonly sortKey: string;
}

export interface ListFilter {
  /** Parts of the text of a product, at most four; null: any. */
  readonly words: readonly string[] | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly kind: string | null;
  readonly stock: string | null;
  readonly archived: boolean | null;
  readonly withoutPicture: boolean;
  readonly scheduled: boolean;
}

interface ListPage {
  readonly after: readonly [key: string, id: string] | null;
  readonly limit: number;
}

export interface CountsRow {
  readonly all: number;
  readonly kit: number;
  readonly pcb: number;
  readonly parts: number;
  readonly low: number;
  readonly out: number;
  readonly scheduled: number;
  readonly archived: number;
}

const isOut = 'shelf.stock = 0';
const isLow = 'shelf.stock > 0 and shelf.stock <= shelf.reorder_at';

/** Only columns of products_office_index, so that the products themselves are not read. */
const matches = `($1::text[] is null or (strpos(office_text, $1[1]) > 0 and ${[2, 3, 4]
  .map((word) => `($1[${word}] is null or strpos(office_text, $1[${word}]) > 0)`)
  .join(' and ')}))
  and ($2::text is null or category = $2) and ($3::text is null or subcategory = $3) and ($4::text is null or kind = $4)
  and ($5::text is null or id in (select product_id from stock_outlook as shelf where case $5 when 'out' then ${isOut}
       when 'low' then ${isLow} when 'in' then shelf.stock is null or shelf.stock > 0 else shelf.stock is null end))
  and ($6::boolean is null or (archived_at is not null) = $6) and (not $7 or image_url = '${noPicture}')
  and (not $8 or id in (select product_id from scheduled_prices))`;

/** What each order of the list compares by, as text and as a value; equal ones stand in the order of their ids. */
const orders: Readonly<Record<ProductSort, { key: string; type: string; descending: boolean }>> = {
  name: { key: `office_text collate "C"`, type: 'text', descending: false },
  '-name': { key: `office_text collate "C"`, type: 'text', descending: true },
  price: { key: 'price_paise', type: 'bigint', descending: false },
  '-price': { key: 'price_paise', type: 'bigint', descending: true },
  newest: { key: 'created_at', type: 'timestamptz', descending: true },
};

function listBy(sort: ProductSort): Statement {
  const { key, type, descending } = orders[sort];
  const direction = descending ? 'desc' : 'asc';
  const collation = type === 'text' ? ' collate "C"' : '';
  return {
    name: `office-products-by-${sort}`,
    text: `with page as materialized (
             select id, ${key} as sort_key from products
             where ${matches} and ($9::text is null or (${key}, id) ${descending ? '<' : '>'} ($9::${type}${collation}, $10::uuid))
             order by ${key} ${direction}, id ${direction} limit $11
           )
           select p.id, p.slug, p.name, p.category, p.subcategory, p.kind, p.value, p.price_paise as "pricePaise", p.stock,
             p.image_url as "imageUrl", p.archived_at is not null as archived, p.version, coalesce(shelf.sold_30, 0) as "sold30",
             s.price_paise as "scheduledPaise", s.starts_at as "startsAt", page.sort_key::text as "sortKey"
           from page join products p on p.id = page.id left join scheduled_prices s on s.product_id = p.id
             left join stock_outlook shelf on shelf.product_id = p.id
           order by page.sort_key${collation} ${direction}, page.id ${direction}`,
  };
}

const lists = Object.fromEntries(
  (Object.keys(orders) as ProductSort[]).map((sort) => [sort, listBy(sort)]),
) as Readonly<Record<ProductSort, Statement>>;

const countAll = {
  name: 'office-products-count',
  text: `select count(*) filter (where archived_at is null)::int as all,
           count(*) filter (where archived_at is null and category = 'kit')::int as kit,
           count(*) filter (where archived_at is null and category = 'pcb')::int as pcb,
           count(*) filter (where archived_at is null and category = 'parts')::int as parts,
           (select count(*)::int from stock_outlook as shelf where ${isLow}) as low,
           (select count(*)::int from stock_outlook as shelf where ${isOut}) as out,
           (select count(*)::int from scheduled_prices) as scheduled,
           count(*) filter (where archived_at is not null)::int as archived
         from products`,
};

const maxWords = 4;

/** The words of a search, each of which stands somewhere in the text of what is found. */
export function toWords(search: string | undefined): string[] | null {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? words : null;
}

export function list(
  db: Queryable,
  filter: ListFilter,
  sort: ProductSort,
  { after, limit }: ListPage,
): Promise<ListRow[]> {
  const { words, category, subcategory, kind, stock, archived, withoutPicture, scheduled } = filter;
  const [key, id] = after ?? [null, null];
  const narrowed = [words, category, subcategory, kind, stock, archived, withoutPicture, scheduled];
  return db.query<ListRow>(lists[sort], [...narrowed, key, id, limit]);
}

export async function counts(db: Queryable): Promise<CountsRow> {
  return (await db.query<CountsRow>(countAll))[0]!;
}
