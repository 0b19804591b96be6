import type { ProductSort } from '#contracts/products.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import type { Queryable } from '../db/database.ts';

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
  readonly draft: boolean;
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
  /** Current: on sale, or a draft that may yet be. */
  readonly state: 'current' | 'drafts' | 'archived' | 'any';
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
  readonly drafts: number;
  readonly archived: number;
}

/** As the index of stock_outlook has it: the share of the point of re-order that is left, 0 and below for what is out. */
const isOut = 'outlook.stock is not null and outlook.cover <= 0';
const isLow = 'outlook.stock is not null and outlook.cover > 0 and outlook.cover <= 1';

const hasOutlook = (condition: string): string =>
  `exists (select from stock_outlook outlook where outlook.product_id = products.id and ${condition})`;

const stockConditions: Readonly<Record<string, string>> = {
  out: hasOutlook(isOut),
  low: hasOutlook(isLow),
  in: `not ${hasOutlook('outlook.stock = 0')}`,
  uncounted: 'id in (select product_id from uncounted)',
};

/** Read first: most of them are archived, which the database does not know and would look each product up. */
const uncounted = 'uncounted as materialized (select product_id from stock_outlook where stock is null),';

/** They are few, and their column stands in no index of the list: the list looks for their ids. */
const drafts = 'drafts as materialized (select id from products where draft),';

function stateCondition({ state, stock }: ListFilter): string[] {
  switch (state) {
    case 'any':
      return [];
    case 'drafts':
      return ['id in (select id from drafts)'];
    case 'archived':
      return ['archived_at is not null and id not in (select id from drafts)'];
    case 'current':
      // The outlook is that of what is on sale.
      return [stock === null ? '(archived_at is null or id in (select id from drafts))' : 'archived_at is null'];
  }
}

/** What a filter asks for, and no more: only so does the database know what it has to look at. */
function conditionsOf(filter: ListFilter, bind: (value: unknown) => string): string[] {
  const { words, category, subcategory, kind, stock, withoutPicture, scheduled } = filter;
  return [
    ...(words ?? []).map((word) => `strpos(office_text, ${bind(word)}) > 0`),
    ...(category === null ? [] : [`category = ${bind(category)}`]),
    ...(subcategory === null ? [] : [`subcategory = ${bind(subcategory)}`]),
    ...(kind === null ? [] : [`kind = ${bind(kind)}`]),
    ...(stock === null ? [] : [stockConditions[stock]!]),
    ...stateCondition(filter),
    ...(withoutPicture ? [`image_url = '${noPicture}'`] : []),
    ...(scheduled ? ['exists (select from scheduled_prices planned where planned.product_id = products.id)'] : []),
  ];
}

/** What each order of the list compares by, as text and as a value; equal ones stand in the order of their ids. */
const orders: Readonly<Record<ProductSort, { key: string; type: string; descending: boolean }>> = {
  name: { key: `office_text collate "C"`, type: 'text', descending: false },
  '-name': { key: `office_text collate "C"`, type: 'text', descending: true },
  price: { key: 'price_paise', type: 'bigint', descending: false },
  '-price': { key: 'price_paise', type: 'bigint', descending: true },
  newest: { key: 'created_at', type: 'timestamptz', descending: true },
};

/**
 * A statement for each question, planned by what it asks. One for all of them would be planned for the worst, and take
 * three times as long. The page is cut from an index of the office alone, without reading the products.
 */
function listStatement(filter: ListFilter, sort: ProductSort, { after, limit }: ListPage) {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const { key, type, descending } = orders[sort];
  const direction = descending ? 'desc' : 'asc';
  const collation = type === 'text' ? ' collate "C"' : '';
  const conditions = conditionsOf(filter, bind);
  if (after) {
    const place = `(${bind(after[0])}::text::${type}${collation}, ${bind(after[1])}::uuid)`;
    conditions.push(`(${key}, id) ${descending ? '<' : '>'} ${place}`);
  }
  const text = `with ${filter.stock === 'uncounted' ? uncounted : ''} ${drafts} page as materialized (
      select id, ${key} as sort_key from products
      where ${conditions.length > 0 ? conditions.join(' and ') : 'true'}
      order by ${key} ${direction}, id ${direction} limit ${bind(limit)}
    )
    select p.id, p.slug, p.name, p.category, p.subcategory, p.kind, p.value, p.price_paise as "pricePaise", p.stock,
      p.image_url as "imageUrl", p.archived_at is not null and not p.draft as archived, p.draft, p.version, coalesce(outlook.sold_30, 0) as "sold30",
      s.price_paise as "scheduledPaise", s.starts_at as "startsAt", page.sort_key::text as "sortKey"
    from page join products p on p.id = page.id left join scheduled_prices s on s.product_id = p.id
      left join stock_outlook outlook on outlook.product_id = p.id
    order by page.sort_key${collation} ${direction}, page.id ${direction}`;
  return { text, values };
}

const countOf = (rows: string): string => `coalesce((select sum(number) from ${rows}), 0)::int`;

const countAll = {
  name: 'office-products-count',
  text: `with draft as materialized (
           select category, count(*)::int as number from products where draft group by category
         ), current as materialized (
           select category, count(*)::int as number from products where archived_at is null group by category
           union all table draft
         )
         select ${countOf('current')} as all,
           ${countOf(`current where category = 'kit'`)} as kit,
           ${countOf(`current where category = 'pcb'`)} as pcb,
           ${countOf(`current where category = 'parts'`)} as parts,
           (select count(*)::int from stock_outlook outlook where ${isLow}) as low,
           (select count(*)::int from stock_outlook outlook where ${isOut}) as out,
           (select count(*)::int from scheduled_prices) as scheduled,
           ${countOf('draft')} as drafts,
           (select count(*)::int from products where archived_at is not null) - ${countOf('draft')} as archived`,
};

const maxWords = 4;

/** The words of a search, each of which stands somewhere in the text of what is found. */
export function toWords(search: string | undefined): string[] | null {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? words : null;
}

export function list(db: Queryable, filter: ListFilter, sort: ProductSort, page: ListPage): Promise<ListRow[]> {
  const { text, values } = listStatement(filter, sort, page);
  return db.query<ListRow>(text, values);
}

export async function counts(db: Queryable): Promise<CountsRow> {
  return (await db.query<CountsRow>(countAll))[0]!;
}
