import type { ContributionKind, ContributionState, FlagReason } from '#domain/contributions/contribution.ts';
import type { Queryable } from '../db/database.ts';
import { contributionColumns, type ContributionRow, type NewContribution } from './contribution-columns.ts';

const insertOne = {
  name: 'contribution-insert',
  text: `insert into contributions as contribution
           (kind, product_id, parent_id, user_id, shown_name, words, stars, place, state)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         returning ${contributionColumns}`,
};

// Whoever had one let through by the office is no stranger any more.
const isNew = {
  name: 'contribution-author-is-new',
  text: `select not exists (
           select from contributions where user_id = $1 and state = 'shown' and decided_at is not null) as "isNew"`,
};

const findOne = {
  name: 'contribution-find',
  text: `select ${contributionColumns} from contributions contribution where id = $1::uuid`,
};

const lockOne = {
  name: 'contribution-lock',
  text: `select ${contributionColumns} from contributions contribution where id = $1::uuid for update`,
};

// What was hidden waits to be read again. What is shown stays, and the office sees that it was changed.
const editOne = {
  name: 'contribution-edit',
  text: `update contributions as contribution
         set words = $3, stars = $4, shown_name = $5, edited_at = now(), decided_at = null,
             state = case state when 'hidden' then 'waiting' else state end, reason = null
         where id = $1::uuid and user_id = $2
         returning ${contributionColumns}`,
};

// Its words stay as they are, so that nobody reads that they were edited. The version tells whoever decides.
const lookAgainAt = {
  name: 'contribution-look-again',
  text: `update contributions
         set decided_at = null, state = case state when 'hidden' then 'waiting' else state end, reason = null
         where id = $1::uuid`,
};

const deleteOwn = {
  name: 'contribution-delete-own',
  text: `delete from contributions where id = $1::uuid and user_id = $2 returning kind`,
};

const addMark = {
  name: 'contribution-mark',
  text: `insert into contribution_marks (contribution_id, user_id)
         select id, $2::integer from contributions
         where id = $1::uuid and state = 'shown' and user_id is distinct from $2::integer
         on conflict do nothing`,
};

const removeMark = {
  name: 'contribution-unmark',
  text: `delete from contribution_marks where contribution_id = $1::uuid and user_id = $2`,
};

const addFlag = {
  name: 'contribution-flag',
  text: `insert into contribution_flags (contribution_id, user_id, why, words)
         values ($1::uuid, $2, $3, $4)
         on conflict (contribution_id, user_id) do update set why = excluded.why, words = excluded.words`,
};

// What the office has looked at stays, however many do not like it.
const hideFlagged = {
  name: 'contribution-hide-flagged',
  text: `update contributions set state = 'waiting'
         where id = $1::uuid and state = 'shown' and decided_at is null and flags >= $2`,
};

const decideOne = {
  name: 'contribution-decide',
  text: `update contributions as contribution set state = $2, reason = $3, decided_at = now()
         where id = $1::uuid returning ${contributionColumns}`,
};

const deleteFlags = {
  name: 'contribution-delete-flags',
  text: `delete from contribution_flags where contribution_id = $1::uuid`,
};

export async function insert(db: Queryable, row: NewContribution, state: ContributionState): Promise<ContributionRow> {
  const { kind, productId, parentId, userId, shownName, words, stars, place } = row;
  const values = [kind, productId, parentId, userId, shownName, words, stars, place, state];
  return (await db.query<ContributionRow>(insertOne, values))[0]!;
}

export const isAuthorNew = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.query<{ isNew: boolean }>(isNew, [userId]))[0]!.isNew;

export const find = async (db: Queryable, id: string): Promise<ContributionRow | null> =>
  (await db.query<ContributionRow>(findOne, [id]))[0] ?? null;

export const lock = async (tx: Queryable, id: string): Promise<ContributionRow | null> =>
  (await tx.query<ContributionRow>(lockOne, [id]))[0] ?? null;

/** Null: it is not theirs. */
export async function edit(
  tx: Queryable,
  id: string,
  userId: number,
  { words, stars, shownName }: Pick<NewContribution, 'words' | 'stars' | 'shownName'>,
): Promise<ContributionRow | null> {
  return (await tx.query<ContributionRow>(editOne, [id, userId, words, stars, shownName]))[0] ?? null;
}

export async function lookAgain(tx: Queryable, id: string): Promise<void> {
  await tx.query(lookAgainAt, [id]);
}

/** Null: it is not theirs, or gone already. */
export const removeOwn = async (db: Queryable, id: string, userId: number): Promise<ContributionKind | null> =>
  (await db.query<{ kind: ContributionKind }>(deleteOwn, [id, userId]))[0]?.kind ?? null;

export async function setMark(db: Queryable, id: string, userId: number, isMarked: boolean): Promise<void> {
  await db.query(isMarked ? addMark : removeMark, [id, userId]);
}

export async function flag(
  tx: Queryable,
  id: string,
  userId: number,
  { why, words }: { why: FlagReason; words: string | null },
): Promise<void> {
  await tx.query(addFlag, [id, userId, why, words]);
}

export async function hideWhenFlagged(tx: Queryable, id: string, flags: number): Promise<void> {
  await tx.query(hideFlagged, [id, flags]);
}

export async function decide(
  tx: Queryable,
  id: string,
  state: 'shown' | 'hidden',
  reason: string | null,
): Promise<ContributionRow> {
  await tx.query(deleteFlags, [id]);
  return (await tx.query<ContributionRow>(decideOne, [id, state, reason]))[0]!;
}
