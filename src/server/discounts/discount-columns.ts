import type { DiscountCandidate } from '#domain/discounts/discount.ts';

/** A discount that may count in an order, as it is read with it. */
export interface CandidateRow extends DiscountCandidate {
  readonly version: number;
}

/** Columns of `discount` that its rule is made of. */
export const ruleColumns = `discount.id, discount.name, discount.code, discount.gift, discount.goods,
  discount.minimum_paise as minimum, discount.starts_on::text as "startsOn", discount.ends_on::text as "endsOn",
  discount.max_uses as "maxUses", discount.max_per_person as "maxPerPerson", discount.together, discount.uses,
  discount.version, discount.ended_at is not null as "isEnded"`;

const usesBy = (person: string): string => `case when discount.max_per_person is null then 0 else (
    select count(*)::integer from discount_uses used where used.discount_id = discount.id and used.person = ${person}
  ) end as "usesByPerson"`;

export const candidateColumns = (person: string): string => `${ruleColumns}, ${usesBy(person)}`;

/** Those that count by themselves and are not over yet. */
export const isAutomatic = `discount.ended_at is null and discount.code is null
  and (discount.ends_on is null or discount.ends_on >= (now() at time zone 'Asia/Kolkata')::date)`;

/** As JSON, all that count by themselves and the living one of a code, for a person; both are expressions of SQL. */
export const candidatesOf = ({ code, person }: { code: string; person: string }): string => `coalesce((
    select json_agg(candidate order by candidate.id) from (
      select ${candidateColumns(person)} from discounts discount where ${isAutomatic}
      union all
      select ${candidateColumns(person)} from discounts discount where discount.ended_at is null and discount.code = ${code}
    ) candidate
  ), '[]')`;
