import { randomBytes } from 'node:crypto';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { StartupError } from '../process/startup-error.ts';
import * as admins from './admin-account.repository.ts';
import { isCommonPassword, isNameOfOwner } from './passwords/common-password.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import * as users from './user.repository.ts';

interface Deps {
  readonly db: Database;
  readonly hasher: PasswordHasher;
  readonly sessions: Pick<SessionService, 'endOthers'>;
}

interface AdminSettings {
  readonly username: string;
  readonly password: string;
}

/** The admin's mailbox is at the shop's own domain, where no customer has one. */
const adminEmail = (username: string): string => `${username.toLowerCase()}@${shop.email.support.split('@')[1]}`;

async function setPassword({ db, sessions }: Deps, adminId: number, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await users.setPassword(tx, adminId, passwordHash, null);
    await sessions.endOthers(tx, adminId, null);
  });
}

/** False: the name or the mailbox is taken. */
async function addAdmin({ db, hasher }: Deps, { username, password }: AdminSettings): Promise<boolean> {
  return admins.insert(db, { username, email: adminEmail(username), passwordHash: await hasher.hash(password) });
}

/** The account that opens everything is held to the rules that every new password is held to. */
export async function refuseGuessable({ username, password }: AdminSettings): Promise<void> {
  const isNamed = isNameOfOwner(password, { username, email: adminEmail(username) });
  if (!isNamed && !(await isCommonPassword(password))) return;
  throw new StartupError(
    'ADMIN_PASSWORD is too easy to guess: choose another one, such as openssl rand -hex 32 makes.',
  );
}

async function ensureConfigured(deps: Deps, settings: AdminSettings): Promise<string> {
  const { db, hasher } = deps;
  const { username, password } = settings;
  await refuseGuessable(settings);
  const found = await admins.findByUsername(db, username);
  if (!found) return (await addAdmin(deps, settings)) ? `account '${username}' made` : ensureConfigured(deps, settings);
  // A customer who took the name first, with a mailbox and sessions of their own, must not wake up as the admin.
  if (found.role !== 'admin') {
    throw new StartupError(`ADMIN_USERNAME is '${username}', but a customer has that name: choose another one.`);
  }
  if (await hasher.verify(found.passwordHash, password)) return `account '${username}' is there`;
  await setPassword(deps, found.id, await hasher.hash(password));
  return `password of '${username}' set`;
}

async function ensureAny(deps: Deps): Promise<string> {
  if (await admins.exists(deps.db)) return 'account is there';
  const password = randomBytes(16).toString('base64url');
  const username = 'admin';
  if (!(await addAdmin(deps, { username, password })))
    return `no account: '${username}' is a customer's name, so set ADMIN_USERNAME and ADMIN_PASSWORD`;
  return `account '${username}' made with the password ${password} (shown once)`;
}

/** Sees to the admin's account at start, and answers what was done in words for the admin. */
export const ensureAdmin = (deps: Deps, settings: AdminSettings | null): Promise<string> =>
  settings ? ensureConfigured(deps, settings) : ensureAny(deps);
