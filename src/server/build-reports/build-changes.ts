import type { Database } from '../db/database.ts';
import { FollowedValue } from '../db/followed-value.ts';

/** That builds have changed, for pages that were made of them. What they say is read from the database. */
export class BuildChanges extends FollowedValue<true> {
  constructor(db: Database) {
    super(db, 'builds', async () => true as const);
  }

  /** Pages that show none stay as they are. */
  override get epoch(): number {
    return 0;
  }
}
