import type { Queryable } from '../db/database.ts';

export type SyncedStateKind = 'stash' | 'bill';

export interface SyncedStateRow<State> {
  readonly id: string;
  readonly state: State;
}

const listStates = {
  name: 'kept-list',
  text: `select id, state from kept_states where user_id = $1 and kind = $2 and deleted_at is null
         order by updated_at desc, id`,
};

// Devices of one person wait for each other here, so that each merges into what the other left, and all are counted.
const lockOwner = { name: 'kept-lock-owner', text: `select from users where id = $1 for no key update` };

const readState = {
  name: 'kept-read',
  text: `select id, state from kept_states where user_id = $1 and kind = $2 and id = $3`,
};

const writeState = {
  name: 'kept-write',
  text: `insert into kept_states (user_id, kind, id, state, deleted_at)
         values ($1, $2, $3, $4, case when $5 then now() end)
         on conflict (user_id, kind, id) do update set state = excluded.state, updated_at = now(),
           deleted_at = case when $5 then coalesce(kept_states.deleted_at, now()) end`,
};

const countStates = {
  name: 'kept-count',
  text: `select count(*) filter (where deleted_at is null)::integer as shown, count(*)::integer as stored
         from kept_states where user_id = $1 and kind = $2`,
};

const deleteExpiredStates = {
  name: 'kept-delete-expired',
  text: `delete from kept_states where deleted_at < now() - make_interval(days => $1)`,
};

export const list = <State>(db: Queryable, userId: number, kind: SyncedStateKind): Promise<SyncedStateRow<State>[]> =>
  db.query<SyncedStateRow<State>>(listStates, [userId, kind]);

/** False: there is no such user any more. */
export async function lockUser(tx: Queryable, userId: number): Promise<boolean> {
  return (await tx.query(lockOwner, [userId])).length > 0;
}

export async function read<State>(
  db: Queryable,
  userId: number,
  kind: SyncedStateKind,
  id: string,
): Promise<SyncedStateRow<State> | null> {
  return (await db.query<SyncedStateRow<State>>(readState, [userId, kind, id]))[0] ?? null;
}

export async function count(
  tx: Queryable,
  userId: number,
  kind: SyncedStateKind,
): Promise<{ shown: number; stored: number }> {
  return (await tx.query<{ shown: number; stored: number }>(countStates, [userId, kind]))[0]!;
}

interface WrittenState {
  readonly kind: SyncedStateKind;
  readonly id: string;
  readonly state: unknown;
  readonly isDeleted: boolean;
}

export async function write(
  tx: Queryable,
  userId: number,
  { kind, id, state, isDeleted }: WrittenState,
): Promise<void> {
  await tx.query(writeState, [userId, kind, id, JSON.stringify(state), isDeleted]);
}

export async function deleteExpired(db: Queryable, days: number): Promise<void> {
  await db.query(deleteExpiredStates, [days]);
}
