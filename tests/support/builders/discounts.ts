import type { DiscountCandidate } from '#domain/discounts/discount.ts';
import type { Database } from '#server/db/database.ts';
import { insert } from '#server/discounts/discount.repository.ts';

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
export const addDiscount = (db: Database, changes: Changes = {}): Promise<string> => insert(db, anyDiscount(changes));
