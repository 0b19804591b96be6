import type { Queryable } from '../db/database.ts';

export interface AdminRow {
  readonly id: number;
  readonly role: string;
  readonly passwordHash: string;
}

export interface NewAdmin {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
}

const findByName = `select id, role, password_hash as "passwordHash" from users where lower(username) = lower($1)`;

const insertAdmin = `insert into users (username, email, password_hash, role, staff_role) values ($1, $2, $3, 'admin', 'owner')
                     on conflict do nothing returning id`;

const anyAdmin = `select from users where role = 'admin' limit 1`;

/** Whoever has the name, a customer as well. */
export async function findByUsername(db: Queryable, username: string): Promise<AdminRow | null> {
  return (await db.query<AdminRow>(findByName, [username]))[0] ?? null;
}

/** False: the name or the mailbox is taken. */
export async function insert(db: Queryable, { username, email, passwordHash }: NewAdmin): Promise<boolean> {
  return (await db.query(insertAdmin, [username, email, passwordHash])).length > 0;
}

export async function exists(db: Queryable): Promise<boolean> {
  return (await db.query(anyAdmin)).length > 0;
}
