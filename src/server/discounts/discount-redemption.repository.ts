import type { Queryable } from '../db/database.ts';
import { candidateColumns, candidatesOf, isAutomatic, ruleColumns, type CandidateRow } from './discount-columns.ts';

const listAutomatic = {
  name: 'discount-list-automatic',
  text: `select ${ruleColumns}, 0 as "usesByPerson" from discounts discount where ${isAutomatic} order by discount.id`,
};

const findCandidates = {
  name: 'discount-find-candidates',
  text: `select ${candidatesOf({ code: '$1', person: '$2' })} as candidates`,
};

/** The living one; of those that have ended the newest, so that it can be said when. */
const findOfCode = {
  name: 'discount-find-by-code',
  text: `select ${candidateColumns('$2')} from discounts discount where discount.code = $1
         order by discount.ended_at is null desc, discount.ended_at desc limit 1`,
};

const setSessionCode = { name: 'discount-set-code', text: `update sessions set discount_code = $2 where id = $1` };

/**
 * Orders that redeem the same discount take turns if it has a limit, and share it if it has none. What is held is held in the
 * order of the ids. Whoever changes a discount waits for both.
 */
const lockLimited = {
  name: 'discount-lock-limited',
  text: `select from discounts where id = any($1::uuid[]) and (max_uses is not null or max_per_person is not null)
         order by id for no key update`,
};
const lockUnlimited = {
  name: 'discount-lock-unlimited',
  text: `select from discounts where id = any($1::uuid[]) and max_uses is null and max_per_person is null
         order by id for share`,
};

/** A statement of its own after they are held: it sees the uses of whoever held them before. */
const redeemDiscounts = {
  name: 'discount-redeem',
  text: `with asked as materialized (
           select discount.id, discount.version = wanted.version as "isSame", wanted.given_paise,
             discount.max_uses is not null or discount.max_per_person is not null as limited,
             coalesce(discount.uses >= discount.max_uses, false) as "isUsedUp",
             coalesce((select count(*) from discount_uses used
                       where used.discount_id = discount.id and used.person = $3) >= discount.max_per_person, false)
               as "isUsedByPerson"
           from discounts discount
           join unnest($1::uuid[], $4::integer[], $5::bigint[]) wanted (id, version, given_paise) on wanted.id = discount.id
           where discount.ended_at is null
         ), counted as (
           update discounts set uses = uses + 1 from asked
           where discounts.id = asked.id and asked.limited and not asked."isUsedUp"
         ), noted as (
           insert into discount_uses (order_id, discount_id, person, given_paise)
           select $2, id, $3, given_paise from asked
         ), typed as (
           update sessions set discount_code = null where id = $6 and discount_code is not null
         )
         select id, "isSame", "isUsedUp", "isUsedByPerson" from asked`,
};

const giveBackUses = {
  name: 'discount-give-back',
  text: `with returned as (delete from discount_uses where order_id = $1 returning discount_id)
         update discounts set uses = greatest(uses - 1, 0) from returned
         where discounts.id = returned.discount_id and (max_uses is not null or max_per_person is not null)`,
};

const forgetMailbox = {
  name: 'discount-forget-person',
  text: `update discount_uses set person = null where person = $1`,
};

export const automatic = (db: Queryable): Promise<CandidateRow[]> => db.query<CandidateRow>(listAutomatic);

export async function candidates(db: Queryable, code: string | null, person: string | null): Promise<CandidateRow[]> {
  return (await db.query<{ candidates: CandidateRow[] }>(findCandidates, [code, person]))[0]!.candidates;
}

export async function findByCode(db: Queryable, code: string, person: string | null): Promise<CandidateRow | null> {
  return (await db.query<CandidateRow>(findOfCode, [code, person]))[0] ?? null;
}

export async function setCode(tx: Queryable, sessionId: string, code: string | null): Promise<void> {
  await tx.query(setSessionCode, [sessionId, code]);
}

interface Redemption {
  readonly orderId: string;
  readonly sessionId: string;
  readonly person: string;
  readonly discounts: readonly { readonly id: string; readonly version: number; readonly givenPaise: number }[];
}

interface RedeemedRow {
  readonly id: string;
  readonly isSame: boolean;
  readonly isUsedUp: boolean;
  readonly isUsedByPerson: boolean;
}

/** Counts the discounts of an order that is about to be written. Whoever is answered otherwise than hoped rolls back. */
export async function redeem(
  tx: Queryable,
  { orderId, sessionId, person, discounts }: Redemption,
): Promise<RedeemedRow[]> {
  const ids = discounts.map(({ id }) => id);
  const values = [
    ids,
    orderId,
    person,
    discounts.map(({ version }) => version),
    discounts.map(({ givenPaise }) => givenPaise),
    sessionId,
  ];
  // Asked in one trip, and answered one after the other.
  const [, , redeemed] = await Promise.all([
    tx.query(lockLimited, [ids]),
    tx.query(lockUnlimited, [ids]),
    tx.query<RedeemedRow>(redeemDiscounts, values),
  ]);
  return redeemed;
}

const lockOfOrder = {
  name: 'discount-lock-of-order',
  text: `select from discounts where id in (select discount_id from discount_uses where order_id = $1)
         order by id for no key update`,
};

export async function giveBack(tx: Queryable, orderId: string): Promise<void> {
  await Promise.all([tx.query(lockOfOrder, [orderId]), tx.query(giveBackUses, [orderId])]);
}

export async function forget(tx: Queryable, person: string): Promise<void> {
  await tx.query(forgetMailbox, [person]);
}
