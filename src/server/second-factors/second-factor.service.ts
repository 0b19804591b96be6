import type { AddedFactor, OwnSecondFactors } from '#contracts/second-factors.ts';
import { factorLimit } from '#domain/accounts/second-factor.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import * as steps from './factor-challenge.repository.ts';
import type { StepPurpose } from './factor-challenge.repository.ts';
import type { Passkeys } from './passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as factors from './second-factor.repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly passkeys: Passkeys;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

async function replaceRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factors.replaceCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** What people in the office do with their own second factors. */
export function createSecondFactorService({ db, jobs, passkeys }: Deps) {
  async function list({ userId }: Staff): Promise<OwnSecondFactors> {
    const rows = await factors.list(db, userId);
    return {
      factors: rows.map(({ id, kind, name, createdAt, usedAt }) => ({
        id,
        kind,
        name,
        addedAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await factors.codesLeft(db, userId),
      required: await factors.isRequired(db),
      passkeysPossible: passkeys.possible(),
    };
  }

  const record = (tx: Queryable, staff: Staff, action: string, before: object, after: object) =>
    recordChange(tx, staff, { thing: 'staff', thingId: `${staff.userId}`, label: staff.name, action, before, after });

  /** Written down, and told to the person by mail: who adds or removes a factor might be somebody else. */
  async function noteFactor(tx: Queryable, staff: Staff, change: 'added' | 'removed', name: string): Promise<void> {
    const [before, after] = change === 'added' ? [{}, { secondFactor: name }] : [{ secondFactor: name }, {}];
    await record(tx, staff, `${change} a second factor`, before, after);
    await jobs.enqueue(tx, 'mail/factor-changed', { userId: staff.userId, change, name });
  }

  /** Adds a factor by what was begun in this session; the first one brings recovery codes. */
  const add = (
    staff: Staff,
    { sessionId, purpose, name }: { sessionId: string; purpose: StepPurpose; name: string },
    insert: (tx: Queryable, challenge: string) => Promise<boolean>,
  ): Promise<AddedFactor> =>
    db.transaction(async (tx) => {
      await factors.lock(tx, staff.userId);
      const rows = await factors.list(tx, staff.userId);
      if (rows.length >= factorLimit) throw new Refusal('input-invalid', `You have ${factorLimit} of them already.`);
      const step = await steps.find(tx, sessionId, purpose);
      if (step?.userId !== staff.userId || step.challenge === null) throw new Refusal('second-step-over');
      if (!(await insert(tx, step.challenge))) throw new Refusal('code-wrong');
      await steps.consume(tx, sessionId, purpose);
      await noteFactor(tx, staff, 'added', name);
      return { recoveryCodes: rows.length === 0 ? await replaceRecoveryCodes(tx, staff.userId) : [] };
    });

  return {
    list,

    async beginTotp({ userId, username }: Staff, sessionId: string): Promise<{ secret: string; uri: string }> {
      const secret = await newTotpSecret();
      await steps.begin(db, { sessionId, purpose: 'totp', userId, challenge: secret });
      return { secret, uri: await totpUri(secret, username) };
    },

    addTotp: (staff: Staff, sessionId: string, { name, code }: { name: string; code: string }) =>
      add(staff, { sessionId, purpose: 'totp', name }, async (tx, secret) => {
        const step = await stepOfCode(secret, code, await factors.now(tx));
        if (step !== null) await factors.addTotp(tx, staff.userId, { name, secret, step });
        return step !== null;
      }),

    async beginPasskey(staff: Staff, sessionId: string) {
      const options = await passkeys.creationOptions(staff, await factors.list(db, staff.userId));
      const { challenge } = options;
      await steps.begin(db, { sessionId, purpose: 'passkey', userId: staff.userId, challenge });
      return { ...options };
    },

    addPasskey: (staff: Staff, sessionId: string, { name, passkey }: { name: string; passkey: object }) =>
      add(staff, { sessionId, purpose: 'passkey', name }, async (tx, challenge) => {
        const read = await passkeys.readNew(passkey, challenge);
        return read !== null && factors.addPasskey(tx, staff.userId, name, read);
      }),

    async remove(staff: Staff, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await factors.lock(tx, staff.userId);
        const gone = await factors.remove(tx, staff.userId, id);
        if (!gone) throw new Refusal('nothing-here');
        if ((await factors.list(tx, staff.userId)).length === 0) await factors.replaceCodes(tx, staff.userId, []);
        await noteFactor(tx, staff, 'removed', gone.name);
      });
    },

    renewRecoveryCodes: (staff: Staff): Promise<{ recoveryCodes: string[] }> =>
      db.transaction(async (tx) => {
        await factors.lock(tx, staff.userId);
        if ((await factors.list(tx, staff.userId)).length === 0) throw new Refusal('factor-needed');
        await record(tx, staff, 'made new recovery codes', {}, {});
        return { recoveryCodes: await replaceRecoveryCodes(tx, staff.userId) };
      }),

    async setRequired(staff: Staff, required: boolean): Promise<OwnSecondFactors> {
      await db.transaction(async (tx) => {
        // Or the one who asks for it would be the first to be shut out.
        if (required && (await factors.list(tx, staff.userId)).length === 0) throw new Refusal('factor-needed');
        const before = { secondFactorRequired: await factors.isRequired(tx) };
        await factors.setRequired(tx, required);
        const change = { thing: 'setting', thingId: 'second-factor', label: 'Second factor for everyone' } as const;
        await recordChange(tx, staff, {
          ...change,
          action: 'changed',
          before,
          after: { secondFactorRequired: required },
        });
      });
      return list(staff);
    },

    /** For somebody who lost phone and codes, or who leaves the office. */
    removeAllOf: (tx: Queryable, userId: number): Promise<void> => factors.removeAll(tx, userId),
  };
}
