import { expect, it } from 'vitest';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import { createPasskeys } from '../second-factors/passkeys.ts';
import { createFactorChallengeService } from '../second-factors/factor-challenge.service.ts';
import { createSessionService } from '../sessions/session.service.ts';
import { databaseThrottle } from '../throttle/throttle.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { createRecoveryService } from './recovery.service.ts';
import { createSignInService } from './sign-in.service.ts';

/** Time cannot be compared on a busy machine, so what takes time is: statements and hashes, in their order. */
describeOnBothEngines('an unknown username', (database) => {
  const observed = () => {
    const steps: string[] = [];
    const db: Database = {
      ...database(),
      query: (statement, values) => {
        steps.push(typeof statement === 'string' ? statement : statement.name);
        return database().query(statement, values);
      },
    };
    const real = createPasswordHasher();
    const hasher: PasswordHasher = {
      hash: real.hash,
      verify: (stored, password) => {
        steps.push('hash');
        return real.verify(stored, password);
      },
    };
    const deps = { db, hasher, sessions: createSessionService(db), throttle: databaseThrottle(db), jobs: jobQueue };
    const secondSteps = createFactorChallengeService({ ...deps, passkeys: createPasskeys(() => 'http://shop.test') });
    return { steps, deps: { ...deps, secondSteps, orders: { claimGuestOrders: async () => {} } } };
  };
  const device = { current: null, userAgent: null };

  it('runs the same statements at sign-in as a wrong password', async () => {
    await addUser(buildTestApp(database()), database(), 'asha');
    const stepsOf = async (username: string) => {
      const { steps, deps } = observed();
      const attempt = createSignInService(deps).signIn(
        device,
        { ipAddress: '127.0.0.1', logAccount: () => {} },
        { username, password: 'a guess' },
      );
      await expect(attempt).rejects.toThrow('Invalid credentials');
      return steps;
    };
    const known = await stepsOf('asha');
    expect(known).toContain('hash');
    expect(await stepsOf('ghost')).toEqual(known);
    expect(await stepsOf('ghost@example.com')).toEqual(known);
  });

  it('runs the same statements when a password reset is requested', async () => {
    await addUser(buildTestApp(database()), database(), 'asha');
    const stepsOf = async (email: string) => {
      const { steps, deps } = observed();
      await createRecoveryService(deps).requestPasswordReset(email, '127.0.0.1');
      return steps;
    };
    const known = await stepsOf('asha@example.com');
    expect(known).toContain('job-insert');
    expect(await stepsOf('ghost@example.com')).toEqual(known);
  });
});
