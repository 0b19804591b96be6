import { randomBytes } from 'node:crypto';
import { shop } from '#domain/shop/shop.ts';
import type { Database, Queryable } from '../db/database.ts';
import * as sessionRows from '../sessions/session.repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import * as users from './user.repository.ts';

interface AdminSettings {
  readonly username: string;
  readonly password: string;
}

/** A start that cannot go on, with the one sentence that the admin reads. */
class StartupError extends Error {
  override readonly name = 'StartupError';
}

interface AdminRow {
  readonly id: number;
  readonly role: string;
  readonly passwordHash: string;
}

const findByName = `select id, role, password_hash as "passwordHash" from users where lower(username) = lower($1)`;

const insertAdmin = `insert into users (username, email, password_hash, role) values ($1, $2, $3, 'admin')
                     on conflict do nothing returning id`;

const anyAdmin = `select from users where role = 'admin' limit 1`;

/** The admin's mailbox is at the shop's own domain, where no customer has one. */
const adminEmail = (username: string): string => `${username.toLowerCase()}@${shop.email.support.split('@')[1]}`;

async function setPassword(db: Database, admin: AdminRow, passwordHash: string): Promise<void> {
  await db.transaction(async (tx: Queryable) => {
    await users.setPassword(tx, admin.id, passwordHash, null);
    await sessionRows.removeOthers(tx, admin.id, null);
  });
}

async function ensureConfigured(
  db: Database,
  hasher: PasswordHasher,
  { username, password }: AdminSettings,
): Promise<string> {
  const [found] = await db.query<AdminRow>(findByName, [username]);
  if (!found) {
    const added = await db.query(insertAdmin, [username, adminEmail(username), await hasher.hash(password)]);
    if (added.length > 0) return `account '${username}' made`;
    return ensureConfigured(db, hasher, { username, password });
  }
  // A customer who took the name first, with a mailbox and sessions of their own, must not wake up as the admin.
  if (found.role !== 'admin') {
    throw new StartupError(`ADMIN_USERNAME is '${username}', but a customer has that name: choose another one.`);
  }
  if (await hasher.verify(found.passwordHash, password)) return `account '${username}' is there`;
  await setPassword(db, found, await hasher.hash(password));
  return `password of '${username}' set`;
}

async function ensureAny(db: Database, hasher: PasswordHasher): Promise<string> {
  if ((await db.query(anyAdmin)).length > 0) return 'account is there';
  const password = randomBytes(12).toString('base64url');
  const username = 'admin';
  const added = await db.query(insertAdmin, [username, adminEmail(username), await hasher.hash(password)]);
  if (added.length === 0)
    return `no account: '${username}' is a customer's name, so set ADMIN_USERNAME and ADMIN_PASSWORD`;
  return `account '${username}' made with the password ${password} (shown once)`;
}

/** Sees to the admin's account at start, and answers what was done in words for the admin. */
export const ensureAdmin = (db: Database, hasher: PasswordHasher, settings: AdminSettings | null): Promise<string> =>
  settings ? ensureConfigured(db, hasher, settings) : ensureAny(db, hasher);
