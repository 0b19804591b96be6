import type { FactorChallenge, shownFactor } from '#contracts/second-factors.ts';
import type { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { LogAccount } from '../sessions/visitor.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import * as steps from './factor-challenge.repository.ts';
import type { Passkeys } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as factors from './second-factor.repository.ts';
import type { FactorRow } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly passkeys: Passkeys;
}

/** Who gets this far knows the password, so that few tries are enough and strangers use up none. */
const failures: Limit = { max: 5, minutes: 15 };
const throttleKey = (userId: number): string => `second-step:user:${userId}`;

type Shown = z.output<typeof shownFactor>;

/** The second step of a sign-in: between a right password and a session that is somebody's. */
export function createFactorChallengeService({ db, throttle, passkeys }: Deps) {
  async function requireChallenge(sessionId: string | undefined) {
    const step = sessionId === undefined ? null : await steps.find(db, sessionId, 'sign-in');
    if (!step || sessionId === undefined) throw new Refusal('second-step-over');
    return { ...step, sessionId };
  }

  async function isRightCode(rows: readonly FactorRow[], code: string): Promise<boolean> {
    const at = await factors.now(db);
    for (const { id, secret } of rows) {
      const step = secret === null ? null : await stepOfCode(secret, code, at);
      if (step !== null && (await factors.spendTotpStep(db, id, step))) return true;
    }
    return false;
  }

  async function isRightPasskey(rows: readonly FactorRow[], sessionId: string, answer: { id: string }) {
    const challenge = await steps.takeChallenge(db, sessionId);
    const row = rows.find(({ credential }) => credential === answer.id);
    if (challenge === null || !row) return false;
    const counter = await passkeys.readUse(answer, challenge, row);
    return counter !== null && factors.countPasskeyUse(db, row.id, counter);
  }

  async function isRight({ userId, sessionId }: { userId: number; sessionId: string }, shown: Shown): Promise<boolean> {
    if (shown.recoveryCode !== undefined) return factors.spendCode(db, userId, hashRecoveryCode(shown.recoveryCode));
    const rows = await factors.list(db, userId);
    if (shown.passkey) return isRightPasskey(rows, sessionId, shown.passkey);
    return isRightCode(rows, shown.code!);
  }

  return {
    /** Whether the password of somebody is not enough. */
    isNeeded: async (tx: Queryable, userId: number): Promise<boolean> => (await factors.list(tx, userId)).length > 0,

    /** The password was right: the session waits for the second step, and is nobody's until then. */
    begin: (tx: Queryable, sessionId: string, user: { id: number; passwordHash: string }): Promise<void> =>
      steps.begin(tx, { sessionId, purpose: 'sign-in', userId: user.id, passwordHash: user.passwordHash }),

    async describe(
      sessionId: string | undefined,
      nameOf: (userId: number) => Promise<string>,
    ): Promise<FactorChallenge> {
      const { userId } = await requireChallenge(sessionId);
      const kinds = new Set((await factors.list(db, userId)).map(({ kind }) => kind));
      return { name: await nameOf(userId), kinds: [...kinds] };
    },

    async passkeyOptions(sessionId: string | undefined) {
      const step = await requireChallenge(sessionId);
      const options = await passkeys.requestOptions(await factors.list(db, step.userId));
      await steps.setChallenge(db, step.sessionId, options.challenge);
      return { ...options };
    },

    /** Each try is counted before it is made, and given back when it was right. */
    async check(sessionId: string | undefined, shown: Shown, logAccount: LogAccount): Promise<string> {
      const step = await requireChallenge(sessionId);
      logAccount(step.userId);
      const key = throttleKey(step.userId);
      if (!(await throttle.consume(key, failures))) throw new Refusal('sign-in-throttled');
      let right: boolean | undefined;
      try {
        right = await isRight(step, shown);
      } finally {
        if (right !== false) await throttle.release(key);
      }
      if (!right) throw new Refusal('code-wrong');
      return step.sessionId;
    },

    /** Whose sign-in it was, with the hash that the password was checked against. */
    async finish(tx: Queryable, sessionId: string): Promise<{ id: number; passwordHash: string }> {
      const step = await steps.consume(tx, sessionId, 'sign-in');
      if (step?.passwordHash == null) throw new Refusal('second-step-over');
      return { id: step.userId, passwordHash: step.passwordHash };
    },

    async giveUp(sessionId: string | undefined): Promise<void> {
      if (sessionId !== undefined) await steps.removeAll(db, sessionId);
    },
  };
}

export type FactorChallengeService = ReturnType<typeof createFactorChallengeService>;

export const factorChallengeRetention: Retention = { deleteExpired: steps.deleteExpired };
