import type { credentials, registration, User } from '#contracts/accounts.ts';
import type { FactorChallenge, shownFactor } from '#contracts/second-factors.ts';
import type { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { FactorChallengeService } from '../second-factors/factor-challenge.service.ts';
import type { OpenedSession, CurrentDevice, Session, SessionService } from '../sessions/session.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import { accountLimits, throttleKeys } from './account-limits.ts';
import { refuseGuessablePassword } from './passwords/common-password.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { toUser } from './to-user.ts';
import * as users from './user.repository.ts';
import type { Credentials } from './user.repository.ts';

export interface SignedIn {
  /** Null: the password was right, and the second step is to come. */
  readonly user: User | null;
  readonly opened: OpenedSession;
}

interface Welcomed extends SignedIn {
  readonly user: User;
}

export type SignInService = ReturnType<typeof createSignInService>;

interface Deps {
  readonly db: Database;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  readonly secondSteps: FactorChallengeService;
}

/** What a clash of a new or changed account means to the person. */
export function toTakenRefusal(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_username_key') return new Refusal('username-taken');
  if (constraint === 'users_email_key') return new Refusal('email-taken');
  return error;
}

export function createSignInService({ db, sessions, hasher, throttle, jobs, secondSteps }: Deps) {
  async function consume(key: string, limit: Limit): Promise<void> {
    if (!(await throttle.consume(key, limit))) throw new Refusal('sign-in-throttled');
  }

  /** Each try is counted before it is made and given back when it was right, so tries at once cannot slip through. */
  async function runThrottledAttempt(
    limits: readonly (readonly [key: string, limit: Limit])[],
    attempt: () => Promise<boolean>,
  ): Promise<void> {
    const consumed: string[] = [];
    let right: boolean | undefined;
    try {
      for (const [key, limit] of limits) {
        await consume(key, limit);
        consumed.push(key);
      }
      right = await attempt();
    } finally {
      // A try that was never made, since the account or the hashing was busy, is no failure either.
      if (right !== false) for (const key of consumed) await throttle.release(key);
    }
    if (!right) throw new Refusal('credentials-wrong');
  }

  /** A device that its owner has used before counts for itself: strangers use up neither its tries nor its address's. */
  function limitsOf(known: Credentials | null, session: Session | undefined, from: string, login: string) {
    const { failuresPerAccount, failuresPerIp } = accountLimits;
    if (known && session?.knownUserId === known.id) {
      return [[throttleKeys.knownDevice(session.id, known.id), failuresPerAccount]] as const;
    }
    return [
      [throttleKeys.signInIp(from), failuresPerIp],
      [throttleKeys.account(known?.id ?? null, login), failuresPerAccount],
    ] as const;
  }

  /** A password that was changed since it was checked signs nobody in. */
  async function welcome(tx: Queryable, device: CurrentDevice, known: Credentials): Promise<Welcomed> {
    const row = await users.recordSignIn(tx, known);
    if (!row) throw new Refusal('credentials-wrong');
    return { user: toUser(row), opened: await sessions.rotate(tx, device, row.id) };
  }

  return {
    /** A name nobody has takes the same steps as a wrong password, hash included. */
    async signIn(
      device: CurrentDevice,
      { ipAddress: from, logAccount }: Pick<Visitor, 'ipAddress' | 'logAccount'>,
      given: z.output<typeof credentials>,
    ): Promise<SignedIn> {
      const known = await users.findCredentialsByLogin(db, given.username);
      if (known) logAccount(known.id);
      await runThrottledAttempt(limitsOf(known, device.current?.session, from, given.username), () =>
        hasher.verify(known?.passwordHash ?? null, given.password),
      );
      return db.transaction(async (tx) => {
        if (await secondSteps.isNeeded(tx, known!.id)) {
          const opened = await sessions.rotate(tx, device, null, null);
          await secondSteps.begin(tx, opened.session.id, known!);
          return { user: null, opened };
        }
        return welcome(tx, device, known!);
      });
    },

    /** The sign-in that waits on this device, and what may end it. */
    factorChallenge: ({ current }: CurrentDevice): Promise<FactorChallenge> =>
      secondSteps.describe(current?.session.id, async (userId) => {
        const row = await users.find(db, userId);
        return row?.firstName || row?.username || '';
      }),

    passkeyOptions: ({ current }: CurrentDevice) => secondSteps.passkeyOptions(current?.session.id),

    giveUp: ({ current }: CurrentDevice): Promise<void> => secondSteps.giveUp(current?.session.id),

    async finish(
      device: CurrentDevice,
      { logAccount }: Pick<Visitor, 'logAccount'>,
      shown: z.output<typeof shownFactor>,
    ): Promise<Welcomed> {
      const sessionId = await secondSteps.check(device.current?.session.id, shown, logAccount);
      return db.transaction(async (tx) => welcome(tx, device, await secondSteps.finish(tx, sessionId)));
    },

    async register(device: CurrentDevice, from: string, given: z.output<typeof registration>): Promise<Welcomed> {
      const { username, email, password, firstName = null, lastName = null } = given;
      await refuseGuessablePassword(password, { username, email });
      if (!(await throttle.consume(throttleKeys.signUpIp(from), accountLimits.signUpsPerIp))) {
        throw new Refusal('too-many-requests');
      }
      const taken = await users.findTakenField(db, { username, email });
      if (taken) throw new Refusal(`${taken}-taken`);
      const passwordHash = await hasher.hash(password);
      try {
        return await db.transaction(async (tx) => {
          const row = await users.insert(tx, { username, email, passwordHash, firstName, lastName });
          await jobs.enqueue(tx, 'mail/welcome', { userId: row.id });
          return { user: toUser(row), opened: await sessions.rotate(tx, device, row.id) };
        });
      } catch (error) {
        throw toTakenRefusal(error);
      }
    },

    signOut: (device: CurrentDevice): Promise<OpenedSession> => sessions.rotate(db, device, null),
  };
}
