import type { Queryable } from '../db/database.ts';

export interface ClassRow {
  readonly id: string;
  readonly code: string;
  readonly kit: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly pupils: number;
}

const columns = `classes.id, code, kit, classes.name, created_at as "createdAt", ended_at as "endedAt",
  (select count(*) from class_pupils where class_id = classes.id)::integer as pupils`;

const listClasses = {
  name: 'class-list',
  text: `select ${columns} from classes where user_id = $1 order by created_at desc, id`,
};

const findClass = {
  name: 'class-find',
  text: `select ${columns}, now() as now from classes where user_id = $1 and id = $2`,
};

const findByCode = { name: 'class-find-by-code', text: `select ${columns} from classes where code = $1` };

// Pupils who join at once wait for each other here, so that each gets a bench of their own.
const lockByCode = {
  name: 'class-lock-by-code',
  text: `update classes set used_at = now() where code = $1 returning id, ended_at as "endedAt"`,
};

// New classes of one teacher wait for each other here, so that they are counted one after the other.
const lockOwner = { name: 'class-lock-owner', text: `select from users where id = $1 for no key update` };

const countClasses = {
  name: 'class-count',
  text: `select count(*) filter (where ended_at is null)::integer as open, count(*)::integer as kept
         from classes where user_id = $1`,
};

const insertClass = {
  name: 'class-insert',
  text: `insert into classes (user_id, code, kit, name) values ($1, $2, $3, $4)
         on conflict (code) do nothing returning ${columns}`,
};

const endClass = {
  name: 'class-end',
  text: `update classes set ended_at = coalesce(ended_at, now()) where user_id = $1 and id = $2 returning ${columns}`,
};

// A class that goes on without anybody is as old as the last who joined or left.
const deleteExpiredClasses = {
  name: 'class-delete-expired',
  text: `delete from classes where coalesce(ended_at, used_at) < now() - make_interval(days => $1)
           and (ended_at is not null or not exists (select from class_pupils where class_id = classes.id))`,
};

export const list = (db: Queryable, userId: number): Promise<ClassRow[]> => db.query<ClassRow>(listClasses, [userId]);

export async function find(db: Queryable, userId: number, id: string): Promise<(ClassRow & { now: Date }) | null> {
  return (await db.query<ClassRow & { now: Date }>(findClass, [userId, id]))[0] ?? null;
}

export async function byCode(db: Queryable, code: string): Promise<ClassRow | null> {
  return (await db.query<ClassRow>(findByCode, [code]))[0] ?? null;
}

export async function lock(tx: Queryable, code: string): Promise<Pick<ClassRow, 'id' | 'endedAt'> | null> {
  return (await tx.query<Pick<ClassRow, 'id' | 'endedAt'>>(lockByCode, [code]))[0] ?? null;
}

/** False: there is no such user any more. */
export async function lockUser(tx: Queryable, userId: number): Promise<boolean> {
  return (await tx.query(lockOwner, [userId])).length > 0;
}

export async function count(tx: Queryable, userId: number): Promise<{ open: number; kept: number }> {
  return (await tx.query<{ open: number; kept: number }>(countClasses, [userId]))[0]!;
}

/** Null: the code is taken. */
export async function insert(
  tx: Queryable,
  userId: number,
  { code, kit, name }: { readonly code: string; readonly kit: string; readonly name: string },
): Promise<ClassRow | null> {
  return (await tx.query<ClassRow>(insertClass, [userId, code, kit, name]))[0] ?? null;
}

export async function end(db: Queryable, userId: number, id: string): Promise<ClassRow | null> {
  return (await db.query<ClassRow>(endClass, [userId, id]))[0] ?? null;
}

export async function deleteExpired(db: Queryable, days: number): Promise<void> {
  await db.query(deleteExpiredClasses, [days]);
}
