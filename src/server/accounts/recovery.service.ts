import type { EmailConfirmation, passwordReset } from '#contracts/accounts.ts';
import type { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { OpenedSession, CurrentDevice, SessionService } from '../sessions/session.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { hashToken } from '../sessions/token.ts';
import type { Throttle } from '../throttle/throttle.ts';
import * as links from './account-link.repository.ts';
import type { LinkRow } from './account-link.repository.ts';
import { accountLimits, throttleKeys } from './account-limits.ts';
import { refuseGuessablePassword } from './passwords/common-password.ts';
import * as emailChanges from './email-change.repository.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { toTakenRefusal } from './sign-in.service.ts';
import * as users from './user.repository.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  readonly orders: Pick<OrderService, 'claimGuestOrders'>;
}

/** The device that followed a reset link has shown whose it is. Someone else's who is signed in there is left alone. */
async function markDeviceKnown(
  tx: Queryable,
  sessions: SessionService,
  device: CurrentDevice,
  userId: number,
): Promise<OpenedSession | null> {
  const present = device.current?.session.userId ?? null;
  return present === null || present === userId ? sessions.rotate(tx, device, null, userId) : null;
}

export function createRecoveryService({ db, sessions, hasher, throttle, jobs, orders }: Deps) {
  async function followEmailLink(tx: Queryable, { userId, purpose, email }: LinkRow): Promise<EmailConfirmation> {
    if (purpose === 'confirm') {
      if (!(await users.confirmEmail(tx, userId, email))) throw new Refusal('link-dead');
      await orders.claimGuestOrders(tx, userId, email);
      return { outcome: 'confirmed', email };
    }
    const change = await emailChanges.confirmEnd(tx, userId, email, purpose === 'change-old' ? 'old' : 'new');
    if (!change) throw new Refusal('link-dead');
    if (!change.complete) return { outcome: 'waiting', email };
    await users.setEmail(tx, userId, email, true);
    await orders.claimGuestOrders(tx, userId, email);
    await emailChanges.remove(tx, userId);
    await links.removeAll(tx, userId, ['reset', 'confirm', 'change-old', 'change-new']);
    return { outcome: 'changed', email };
  }

  return {
    /** Writes the same row for any address; whether it has an account is found out by the job, out of sight. */
    async requestPasswordReset(email: string, from: string): Promise<void> {
      if (!(await throttle.consume(throttleKeys.resetIp(from), accountLimits.resetsPerIp))) {
        throw new Refusal('too-many-requests');
      }
      if (!(await throttle.consume(throttleKeys.resetMailbox(email), accountLimits.resetsPerMailbox))) return;
      await jobs.enqueue(db, 'mail/password-reset', { email });
    },

    /** Ends every session of the user. */
    async resetPassword(
      device: CurrentDevice,
      { logAccount }: Pick<Visitor, 'logAccount'>,
      given: z.output<typeof passwordReset>,
    ): Promise<OpenedSession | null> {
      const tokenHash = hashToken(given.token);
      // Looked at first, so that made-up tokens cost no hash.
      const found = await links.findReset(db, tokenHash);
      const owner = found && (await users.find(db, found.userId));
      if (!owner) throw new Refusal('link-dead');
      logAccount(owner.id);
      await refuseGuessablePassword(given.password, owner);
      const passwordHash = await hasher.hash(given.password);
      return db.transaction(async (tx) => {
        const link = await links.consume(tx, tokenHash, ['reset']);
        if (!link) throw new Refusal('link-dead');
        const user = await users.setPassword(tx, link.userId, passwordHash, null);
        if (!user || user.email.toLowerCase() !== link.email.toLowerCase()) throw new Refusal('link-dead');
        await users.confirmEmail(tx, user.id, link.email);
        await orders.claimGuestOrders(tx, user.id, link.email);
        await links.removeAll(tx, user.id, ['reset']);
        await sessions.endOthers(tx, user.id, device.current?.session.id ?? null);
        await jobs.enqueue(tx, 'mail/password-changed', { userId: user.id, email: user.email });
        return markDeviceKnown(tx, sessions, device, user.id);
      });
    },

    async confirmEmail(token: string, { logAccount }: Pick<Visitor, 'logAccount'>): Promise<EmailConfirmation> {
      try {
        return await db.transaction(async (tx) => {
          const link = await links.consume(tx, hashToken(token), ['confirm', 'change-old', 'change-new']);
          if (!link) throw new Refusal('link-dead');
          logAccount(link.userId);
          return followEmailLink(tx, link);
        });
      } catch (error) {
        throw toTakenRefusal(error);
      }
    },
  };
}
