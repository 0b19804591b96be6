import type { SavedReply } from '#contracts/messages.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { replySentences } from '#domain/messages/replies.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import * as saved from './saved-reply.repository.ts';

export type SavedReplyService = ReturnType<typeof createSavedReplyService>;

interface Text {
  readonly title: string;
  readonly body: string;
}

const taken = () => new Refusal('title-taken', replySentences.titleTaken);
const unknown = () => new Refusal('nothing-here');
const labelled = ({ id, title }: SavedReply) => ({ thing: 'message' as const, thingId: id, label: title });

/** Answers that are given often. */
export const createSavedReplyService = (db: Database) => ({
  list: (): Promise<SavedReply[]> => saved.list(db),

  add: ({ title, body }: Text, staff: Staff): Promise<SavedReply> =>
    db.transaction(async (tx) => {
      const added = await saved.insert(tx, title, body);
      if (!added) throw taken();
      await recordChange(tx, staff, { ...labelled(added), action: 'saved a reply', after: { title, body } });
      return added;
    }),

  change: (id: string, { title, body, version }: Text & { readonly version: number }, staff: Staff) =>
    db.transaction(async (tx) => {
      const before = isUuid(id) ? await saved.lock(tx, id) : null;
      if (!before) throw unknown();
      if (before.version !== version) throw new Refusal('changed-meanwhile');
      const after = await saved.update(tx, id, title, body);
      if (!after) throw taken();
      const texts = ({ title: head, body: text }: Text) => ({ title: head, body: text });
      const change = { before: texts(before), after: texts(after) };
      await recordChange(tx, staff, { ...labelled(after), action: 'changed a reply', ...change });
      return after;
    }),

  remove: (id: string, staff: Staff): Promise<void> =>
    db.transaction(async (tx) => {
      const gone = isUuid(id) ? await saved.remove(tx, id) : null;
      if (!gone) throw unknown();
      await recordChange(tx, staff, { ...labelled(gone), action: 'forgot a reply', before: { body: gone.body } });
    }),
});
