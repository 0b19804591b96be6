import type { Queryable } from '../db/database.ts';

/** Asking anew, for the same or another address, starts from nothing. */
const upsertChange = {
  name: 'email-change-upsert',
  text: `insert into email_changes (user_id, new_email, expires_at) values ($1, $2, now() + make_interval(hours => $3))
         on conflict (user_id) do update set new_email = excluded.new_email, old_confirmed_at = null,
           new_confirmed_at = null, created_at = now(), expires_at = excluded.expires_at`,
};

// The row is locked by the update, so the two ends that agree at the same moment are seen one after the other.
const confirmChangeEnd = {
  name: 'email-change-confirm-end',
  text: `update email_changes
         set old_confirmed_at = case when $3 = 'old' then now() else old_confirmed_at end,
             new_confirmed_at = case when $3 = 'new' then now() else new_confirmed_at end
         where user_id = $1 and new_email = $2 and expires_at > now()
         returning old_confirmed_at is not null and new_confirmed_at is not null as "complete"`,
};

const findPendingChange = {
  name: 'email-change-is-pending',
  text: `select from email_changes where user_id = $1 and new_email = $2 and expires_at > now()`,
};

const deleteChange = { name: 'email-change-delete', text: `delete from email_changes where user_id = $1` };

const deleteExpiredChanges = {
  name: 'email-change-delete-expired',
  text: `delete from email_changes where expires_at < now()`,
};

export async function upsert(db: Queryable, userId: number, newEmail: string, hours: number): Promise<void> {
  await db.query(upsertChange, [userId, newEmail, hours]);
}

/** One end agrees. Null: this change is no longer wanted. */
export async function confirmEnd(
  db: Queryable,
  userId: number,
  newEmail: string,
  end: 'old' | 'new',
): Promise<{ complete: boolean } | null> {
  return (await db.query<{ complete: boolean }>(confirmChangeEnd, [userId, newEmail, end]))[0] ?? null;
}

export async function isPending(db: Queryable, userId: number, newEmail: string): Promise<boolean> {
  return (await db.query(findPendingChange, [userId, newEmail])).length > 0;
}

export async function remove(db: Queryable, userId: number): Promise<void> {
  await db.query(deleteChange, [userId]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredChanges);
}
