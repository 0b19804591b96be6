import type { accountChange, passwordChange, User } from '#contracts/accounts.ts';
import type { z } from 'zod';
import { emailLinkHours } from '#domain/accounts/account.ts';
import type { AuthenticatedStaff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { Retention } from '../db/retention.ts';
import type { OpenedSession, CurrentDevice, SessionService } from '../sessions/session.service.ts';
import type { Throttle } from '../throttle/throttle.ts';
import * as links from './account-link.repository.ts';
import { accountLimits, throttleKeys } from './account-limits.ts';
import { refuseGuessablePassword } from './passwords/common-password.ts';
import * as emailChanges from './email-change.repository.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { toTakenRefusal } from './sign-in.service.ts';
import { toUser } from './to-user.ts';
import * as users from './user.repository.ts';
import type { Credentials, UserRow } from './user.repository.ts';

export type AccountService = ReturnType<typeof createAccountService>;

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  /** What every room does with its rows when a person leaves. */
  readonly retentions: readonly Retention[];
}

const changeLinks = ['change-old', 'change-new'] as const;

export function createAccountService({ db, sessions, hasher, throttle, jobs, retentions }: Deps) {
  async function requireRow(userId: number): Promise<UserRow> {
    const row = await users.find(db, userId);
    if (!row) throw new Refusal('not-signed-in');
    return row;
  }

  /** The stored credentials, once the person has shown to know the password. A found session must not guess it. */
  async function verifyPassword(userId: number, password: string): Promise<Credentials> {
    const stored = await users.findCredentialsById(db, userId);
    if (!stored) throw new Refusal('not-signed-in');
    const key = throttleKeys.password(userId);
    if (!(await throttle.consume(key, accountLimits.failuresPerAccount))) throw new Refusal('sign-in-throttled');
    let right: boolean | undefined;
    try {
      right = await hasher.verify(stored.passwordHash, password);
    } finally {
      if (right !== false) await throttle.release(key);
    }
    if (!right) throw new Refusal('password-wrong');
    return stored;
  }

  async function checkNewEmail(user: UserRow, email: string): Promise<void> {
    if (await users.findTakenField(db, { username: null, email, exceptId: user.id })) throw new Refusal('email-taken');
    if (!(await throttle.consume(throttleKeys.emailChange(user.id), accountLimits.emailChangesPerAccount))) {
      throw new Refusal('too-many-requests');
    }
  }

  /** Both mailboxes are asked; until both agreed the account keeps the address it has. */
  async function requestEmailChange(tx: Queryable, userId: number, newEmail: string): Promise<void> {
    await emailChanges.upsert(tx, userId, newEmail, emailLinkHours);
    await links.removeAll(tx, userId, changeLinks);
    for (const end of ['old', 'new'] as const) await jobs.enqueue(tx, 'mail/email-change', { userId, newEmail, end });
  }

  async function removeAccount(tx: Queryable, stored: Credentials) {
    for (const { beforeAccountDeletion } of retentions) await beforeAccountDeletion?.(tx, stored.id);
    const gone = await users.remove(tx, stored);
    if (!gone) throw new Refusal('password-wrong');
    return gone;
  }

  async function forgetMailbox(tx: Queryable, email: string): Promise<void> {
    for (const { deleteByEmail } of retentions) await deleteByEmail?.(tx, email);
  }

  return {
    get: async (userId: number): Promise<User> => toUser(await requireRow(userId)),

    /** Null: the person does not work here. */
    staffOf: (userId: number): Promise<AuthenticatedStaff | null> => users.findStaff(db, userId),

    hasConfirmedEmail: (userId: number): Promise<boolean> => users.hasConfirmedEmail(db, userId),

    async change(userId: number, { email, ...rest }: z.output<typeof accountChange>): Promise<User> {
      const before = await requireRow(userId);
      const moves = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
      if (moves) await checkNewEmail(before, email);
      try {
        await db.transaction(async (tx) => {
          await users.update(tx, userId, rest);
          if (moves) await requestEmailChange(tx, userId, email);
          // Only its case differs: the same mailbox, so there is nothing to confirm.
          else if (email !== undefined) await users.setEmail(tx, userId, email, false);
        });
      } catch (error) {
        throw toTakenRefusal(error);
      }
      return toUser(await requireRow(userId));
    },

    async cancelEmailChange(userId: number): Promise<void> {
      await db.transaction(async (tx) => {
        await emailChanges.remove(tx, userId);
        await links.removeAll(tx, userId, changeLinks);
      });
    },

    /** Ends every other session, and gives this one a new token. */
    async changePassword(
      device: CurrentDevice,
      userId: number,
      { currentPassword, newPassword }: z.output<typeof passwordChange>,
    ): Promise<OpenedSession> {
      await refuseGuessablePassword(newPassword, await requireRow(userId));
      const old = await verifyPassword(userId, currentPassword);
      const passwordHash = await hasher.hash(newPassword);
      return db.transaction(async (tx) => {
        const user = await users.setPassword(tx, userId, passwordHash, old.passwordHash);
        if (!user) throw new Refusal('password-wrong');
        await sessions.endOthers(tx, userId, device.current?.session.id ?? null);
        await links.removeAll(tx, userId, ['reset']);
        await jobs.enqueue(tx, 'mail/password-changed', { userId, email: user.email });
        return sessions.rotate(tx, device, userId);
      });
    },

    /** The password again, before calls of the office that need a recent one. */
    async confirmPassword(sessionId: string, userId: number, password: string): Promise<void> {
      await verifyPassword(userId, password);
      await sessions.confirm(sessionId, userId);
    },

    /** What was sold stays in the books, no longer tied to anyone; all else that names the person goes. */
    async remove(userId: number, password: string): Promise<void> {
      const stored = await verifyPassword(userId, password);
      await db.transaction(async (tx) => {
        const gone = await removeAccount(tx, stored);
        // A mailbox that was never confirmed may be someone else's, and so may what it asked for.
        if (gone.confirmed) await forgetMailbox(tx, gone.email);
      });
    },

    /** For the office, where whoever reads the mailbox asked for it. An account that uses the mailbox goes too. */
    async erase(tx: Queryable, { userId, email }: { userId: number | null; email: string }): Promise<void> {
      for (const { beforeErasure } of retentions) await beforeErasure?.(tx, email);
      const stored = userId === null ? null : await users.findCredentialsById(tx, userId);
      if (stored) await removeAccount(tx, stored);
      await forgetMailbox(tx, email);
    },
  };
}

export const accountRetention: Retention = {
  async deleteExpired(db) {
    await links.deleteExpired(db);
    await emailChanges.deleteExpired(db);
  },
};
