import type { DiscountCandidate } from '#domain/discounts/discount.ts';
import type { Database } from '#server/db/database.ts';

type Changes = Partial<Omit<DiscountCandidate, 'usesByPerson'>>;

/** Ten percent off everything by the code SAVE10; what a test is about is changed. */
export const anyDiscount = (changes: Partial<DiscountCandidate> = {}): DiscountCandidate => ({
  id: 'a',
  name: 'Ten percent',
  code: 'SAVE10',
  gift: { kind: 'percent', percent: 10 },
  goods: { for: 'everything' },
  minimum: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerPerson: null,
  together: false,
  uses: 0,
  usesByPerson: 0,
  isEnded: false,
  ...changes,
});

/** The same in the database. */
export async function addDiscount(db: Database, changes: Changes = {}): Promise<string> {
  const rule = anyDiscount(changes);
  const [row] = await db.query<{ id: string }>(
    `insert into discounts (name, code, gift, goods, minimum_paise, starts_on, ends_on, max_uses, max_per_person, together)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
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
    ],
  );
  return row!.id;
}
