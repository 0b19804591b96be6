import type { Right, StaffRole } from '#domain/accounts/staff.ts';
import { lastUsedMinutes } from '#domain/api-tokens/api-tokens.ts';
import type { Queryable } from '../db/database.ts';

export interface FoundToken {
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly rights: Right[];
  /** Its last use was written down so long ago that this one should be. */
  readonly stale: boolean;
}

export interface ApiTokenRow extends Omit<FoundToken, 'userId' | 'stale'> {
  readonly ending: string;
  readonly madeBy: string;
  /** Of whoever made it; null: they work here no longer. */
  readonly role: StaffRole | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const findToken = {
  name: 'api-token-find',
  text: `select id, user_id as "userId", name, rights,
           last_used_at is null or last_used_at < now() - interval '${lastUsedMinutes} minutes' as stale
         from api_tokens where token_hash = $1 and expires_at > now()`,
};

// Of many calls at once one writes.
const touchToken = {
  name: 'api-token-touch',
  text: `update api_tokens set last_used_at = now()
         where id = $1 and (last_used_at is null or last_used_at < now() - interval '${lastUsedMinutes} minutes')`,
};

const listTokens = {
  name: 'api-token-list',
  text: `select token.id, token.name, rights, ending, users.staff_role as role,
           coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), username) as "madeBy",
           token.created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
         from api_tokens token join users on users.id = user_id
         where expires_at > now() order by token.created_at desc, token.id limit 500`,
};

/** Whoever makes one holds the account, so that of two at once each counts the other. */
const lockOwner = { name: 'api-token-lock-owner', text: `select from users where id = $1 for no key update` };
const countTokens = {
  name: 'api-token-count',
  text: `select count(*)::integer as count from api_tokens where user_id = $1 and expires_at > now()`,
};

const insertToken = {
  name: 'api-token-insert',
  text: `insert into api_tokens (user_id, name, token_hash, ending, rights, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning id`,
};

const deleteToken = {
  name: 'api-token-delete',
  text: `delete from api_tokens where id::text = $1 returning id, name`,
};

const deleteOfUser = { name: 'api-token-delete-of-user', text: `delete from api_tokens where user_id = $1` };
const deleteExpiredTokens = {
  name: 'api-token-delete-expired',
  text: `delete from api_tokens where expires_at < now()`,
};

export async function find(db: Queryable, tokenHash: Buffer): Promise<FoundToken | null> {
  return (await db.query<FoundToken>(findToken, [tokenHash]))[0] ?? null;
}

export async function touch(db: Queryable, id: string): Promise<void> {
  await db.query(touchToken, [id]);
}

export const list = (db: Queryable): Promise<ApiTokenRow[]> => db.query<ApiTokenRow>(listTokens);

/** How many a person has, for a transaction that adds one. */
export async function lockCount(tx: Queryable, userId: number): Promise<number> {
  await tx.query(lockOwner, [userId]);
  return (await tx.query<{ count: number }>(countTokens, [userId]))[0]!.count;
}

export interface NewToken {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly ending: string;
  readonly rights: readonly Right[];
  readonly days: number;
}

export async function insert(tx: Queryable, token: NewToken): Promise<string> {
  const { userId, name, tokenHash, ending, rights, days } = token;
  return (await tx.query<{ id: string }>(insertToken, [userId, name, tokenHash, ending, rights, days]))[0]!.id;
}

/** Null: there is none. */
export async function remove(tx: Queryable, id: string) {
  return (await tx.query<{ id: string; name: string }>(deleteToken, [id]))[0] ?? null;
}

export async function removeOfUser(tx: Queryable, userId: number): Promise<void> {
  await tx.query(deleteOfUser, [userId]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredTokens);
}
