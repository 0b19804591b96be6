import type { Database } from '../db/database.ts';
import { FollowedValue } from '../db/followed-value.ts';
import type { CandidateRow } from './discount-columns.ts';
import { automatic } from './discount-redemption.repository.ts';

/** The discounts that count by themselves, as this process knows them. Orders read them from the database. */
export class DiscountStore extends FollowedValue<readonly CandidateRow[]> {
  constructor(db: Database) {
    super(db, 'discounts', automatic);
  }

  /** As far as this process knows, without asking anyone. */
  hasAny(): boolean {
    return (this.known?.length ?? 0) > 0;
  }
}
