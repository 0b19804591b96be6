import type { DiscountRule, DiscountState } from '#domain/discounts/discount.ts';
import type { Queryable } from '../db/database.ts';
import { ruleColumns, type CandidateRow } from './discount-columns.ts';

/** A discount with what became of it. */
export interface DiscountRow extends Omit<CandidateRow, 'usesByPerson'> {
  /** To the microsecond, for the next page. */
  readonly place: string;
  /** Orders that it counts in, limit or not. */
  readonly orders: number;
  readonly givenPaise: number;
}

const today = `(now() at time zone 'Asia/Kolkata')::date`;

/** As stateOfDiscount in the domain. */
const state = `case when discount.ended_at is not null or discount.ends_on < ${today} then 'over'
  when discount.uses >= discount.max_uses then 'used-up' when discount.starts_on > ${today} then 'later' else 'on' end`;

const columns = `${ruleColumns}, discount.created_at::text as place, used.orders, used.given as "givenPaise"`;

const usesOf = `cross join lateral (
    select count(*)::integer as orders, coalesce(sum(given_paise), 0)::bigint as given
    from discount_uses where discount_id = discount.id
  ) used`;

const matches = `($1::text is null or discount.name ilike $1 or discount.code ilike $1) and ($2::text is null or ${state} = $2)`;

const listDiscounts = {
  name: 'discount-list',
  text: `select ${columns} from discounts discount ${usesOf}
         where ${matches} and ($3::timestamptz is null or (discount.created_at, discount.id) < ($3, $4::uuid))
         order by discount.created_at desc, discount.id desc limit $5`,
};

const countDiscounts = {
  name: 'discount-count',
  text: `select count(*)::integer as total from discounts discount where ${matches}`,
};

const findDiscount = {
  name: 'discount-find',
  text: `select ${columns}, (
           select coalesce(sum(orders.total_paise), 0)::bigint from discount_uses
           join orders on orders.id = discount_uses.order_id where discount_uses.discount_id = discount.id
         ) as "orderedPaise"
         from discounts discount ${usesOf} where discount.id = $1`,
};

/** Waits for the orders that redeem it, so that the statement after this one counts all of them. */
const lockDiscount = { name: 'discount-lock', text: `select from discounts where id = $1 for no key update` };

const insertDiscount = {
  name: 'discount-insert',
  text: `insert into discounts (name, code, gift, goods, minimum_paise, starts_on, ends_on, max_uses, max_per_person, together,
           ended_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11::boolean then now() end) returning id`,
};

const updateDiscount = {
  name: 'discount-update',
  text: `update discounts set name = $1, code = $2, gift = $3, goods = $4, minimum_paise = $5, starts_on = $6, ends_on = $7,
           max_uses = $8, max_per_person = $9, together = $10,
           ended_at = case when $11::boolean then coalesce(ended_at, now()) end,
           uses = (select count(*) from discount_uses where discount_id = $12), version = version + 1
         where id = $12 and version = $13 returning id`,
};

const findNames = {
  name: 'discount-product-names',
  text: `select slug, name from products where slug = any($1::text[])`,
};

export interface Filter {
  readonly search: string | null;
  readonly state: DiscountState | null;
}

const escaped = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const valuesOf = ({ search, state: wanted }: Filter) => [search && escaped(search), wanted];

export const list = (
  db: Queryable,
  filter: Filter,
  { after, limit }: { after: readonly [at: string, id: string] | null; limit: number },
): Promise<DiscountRow[]> =>
  db.query<DiscountRow>(listDiscounts, [...valuesOf(filter), after?.[0] ?? null, after?.[1] ?? null, limit]);

export async function count(db: Queryable, filter: Filter): Promise<number> {
  return (await db.query<{ total: number }>(countDiscounts, valuesOf(filter)))[0]!.total;
}

export interface WholeDiscountRow extends DiscountRow {
  readonly orderedPaise: number;
}

export async function find(db: Queryable, id: string): Promise<WholeDiscountRow | null> {
  return (await db.query<WholeDiscountRow>(findDiscount, [id]))[0] ?? null;
}

export async function lock(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.query(lockDiscount, [id])).length > 0;
}

type Saved = DiscountRule & { readonly isEnded: boolean };

const savedValues = (rule: Saved) => [
  rule.name,
  rule.code,
  JSON.stringify(rule.gift),
  JSON.stringify(rule.goods),
  rule.minimum,
  rule.startsOn,
  rule.endsOn,
  rule.maxUses,
  rule.maxPerPerson,
  rule.together,
  rule.isEnded,
];

export async function insert(tx: Queryable, rule: Saved): Promise<string> {
  return (await tx.query<{ id: string }>(insertDiscount, savedValues(rule)))[0]!.id;
}

/** False: somebody else has saved since that version. */
export async function update(tx: Queryable, id: string, version: number, rule: Saved): Promise<boolean> {
  return (await tx.query<{ id: string }>(updateDiscount, [...savedValues(rule), id, version])).length > 0;
}

/** The constraint that a code breaks which another living discount has. */
export const codeKey = 'discounts_code_key';

export async function productNames(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.query<{ slug: string; name: string }>(findNames, [slugs]);
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
