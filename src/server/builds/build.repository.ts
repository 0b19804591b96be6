import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { Queryable } from '../db/database.ts';

export interface BuildRow {
  readonly id: string;
  readonly kit: string;
  readonly state: BuildState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, kit, state, created_at as "createdAt", updated_at as "updatedAt"`;

const listBuilds = {
  name: 'build-list',
  text: `select ${columns} from builds where user_id = $1 and deleted_at is null order by updated_at desc, id`,
};

const listAllBuilds = {
  name: 'build-list-all',
  text: `select ${columns} from builds where user_id = $1 order by updated_at desc, id`,
};

const findBuilds = {
  name: 'build-find',
  text: `select ${columns} from builds where user_id = $1 and id = any($2::uuid[])`,
};

// Devices that send to one build at once wait for each other here, so that each merges into what the other left.
const lockBuild = {
  name: 'build-lock',
  text: `select ${columns} from builds where user_id = $1 and id = $2 for update`,
};

// First builds of one person wait for each other here, so that they are counted one after the other.
const lockOwner = { name: 'build-lock-owner', text: `select from users where id = $1 for no key update` };

const countBuilds = {
  name: 'build-count',
  text: `select count(*) filter (where deleted_at is null)::integer as shown, count(*)::integer as kept
         from builds where user_id = $1`,
};

// A build is one of the kit as it was drawn, whose address may have been changed since.
const kitExists = {
  name: 'build-kit-exists',
  text: `select from products where category = 'kit' and id = coalesce(
           (select id from products where slug = $1), (select product_id from former_slugs where slug = $1))`,
};

const insertBuild = {
  name: 'build-insert',
  text: `insert into builds (user_id, id, kit, state) values ($1, $2, $3, $4) on conflict do nothing`,
};

const updateBuild = {
  name: 'build-update',
  text: `update builds set state = $3, updated_at = now(),
           deleted_at = case when $4 then coalesce(deleted_at, now()) end
         where user_id = $1 and id = $2 returning ${columns}`,
};

const deleteExpiredBuilds = {
  name: 'build-delete-expired',
  text: `delete from builds where deleted_at < now() - make_interval(days => $1)`,
};

export const list = (db: Queryable, userId: number): Promise<BuildRow[]> => db.query<BuildRow>(listBuilds, [userId]);

export const listAll = (db: Queryable, userId: number): Promise<BuildRow[]> =>
  db.query<BuildRow>(listAllBuilds, [userId]);

export const find = (db: Queryable, userId: number, ids: readonly string[]): Promise<BuildRow[]> =>
  db.query<BuildRow>(findBuilds, [userId, ids]);

export async function lock(tx: Queryable, userId: number, id: string): Promise<BuildRow | null> {
  return (await tx.query<BuildRow>(lockBuild, [userId, id]))[0] ?? null;
}

/** False: there is no such user any more. */
export async function lockUser(tx: Queryable, userId: number): Promise<boolean> {
  return (await tx.query(lockOwner, [userId])).length > 0;
}

export async function count(tx: Queryable, userId: number): Promise<{ shown: number; kept: number }> {
  return (await tx.query<{ shown: number; kept: number }>(countBuilds, [userId]))[0]!;
}

export async function isKit(tx: Queryable, slug: string): Promise<boolean> {
  return (await tx.query(kitExists, [slug])).length > 0;
}

export async function insert(tx: Queryable, userId: number, id: string, kit: string, state: BuildState): Promise<void> {
  await tx.query(insertBuild, [userId, id, kit, JSON.stringify(state)]);
}

export async function update(tx: Queryable, userId: number, id: string, state: BuildState): Promise<BuildRow> {
  const isDeleted = state.deleted?.value === true;
  const [row] = await tx.query<BuildRow>(updateBuild, [userId, id, JSON.stringify(state), isDeleted]);
  return row!;
}

export async function deleteExpired(db: Queryable, days: number): Promise<void> {
  await db.query(deleteExpiredBuilds, [days]);
}
