import { maxSavedViews, type SavedView } from '#contracts/saved-views.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import * as rows from './saved-view.repository.ts';
import type { NewView } from './saved-view.repository.ts';

export type SavedViewService = ReturnType<typeof createSavedViewService>;

type Me = Pick<Staff, 'userId'>;

/** Filters of lists under names of one's own. */
export const createSavedViewService = (db: Database) => ({
  list: (list: string, { userId }: Me): Promise<SavedView[]> => rows.listOf(db, userId, list),

  async save(view: NewView, { userId }: Me): Promise<SavedView[]> {
    if ((await rows.countOthers(db, userId, view)) >= maxSavedViews) {
      throw new Refusal('input-invalid', `You have ${maxSavedViews} views already. Forget one first.`);
    }
    await rows.save(db, userId, view);
    return rows.listOf(db, userId, view.list);
  },

  async remove(id: string, { userId }: Me): Promise<void> {
    if (!isUuid(id) || !(await rows.remove(db, userId, id))) throw new Refusal('nothing-here');
  },
});
