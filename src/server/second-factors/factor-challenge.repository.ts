import { stepMinutes } from '#domain/accounts/second-factor.ts';
import type { Queryable } from '../db/database.ts';

export type StepPurpose = 'sign-in' | 'totp' | 'passkey';

export interface StepRow {
  readonly userId: number;
  readonly passwordHash: string | null;
  readonly challenge: string | null;
}

interface NewStep {
  readonly sessionId: string;
  readonly purpose: StepPurpose;
  readonly userId: number;
  readonly passwordHash?: string;
  readonly challenge?: string;
}

const columns = `user_id as "userId", password_hash as "passwordHash", challenge`;

const upsertStep = {
  name: 'factor-step-upsert',
  text: `insert into factor_steps (session_id, purpose, user_id, password_hash, challenge, expires_at)
         values ($1, $2, $3, $4, $5, now() + interval '${stepMinutes} minutes')
         on conflict (session_id, purpose) do update
         set user_id = excluded.user_id, password_hash = excluded.password_hash, challenge = excluded.challenge,
             expires_at = excluded.expires_at`,
};

const findStep = {
  name: 'factor-step-find',
  text: `select ${columns} from factor_steps where session_id = $1 and purpose = $2 and expires_at > now()`,
};

const deleteStep = {
  name: 'factor-step-delete',
  text: `delete from factor_steps where session_id = $1 and purpose = $2 and expires_at > now() returning ${columns}`,
};

const deleteSteps = { name: 'factor-step-delete-all', text: `delete from factor_steps where session_id = $1` };

const setChallengeText = {
  name: 'factor-step-set-challenge',
  text: `update factor_steps set challenge = $2 where session_id = $1 and purpose = 'sign-in' and expires_at > now()`,
};

// Of any number of answers to one challenge, one gets it.
const takeChallengeText = {
  name: 'factor-step-take-challenge',
  text: `update factor_steps new set challenge = null from factor_steps old
         where new.session_id = $1 and new.purpose = 'sign-in' and new.expires_at > now() and new.challenge is not null
           and old.session_id = new.session_id and old.purpose = new.purpose
         returning old.challenge`,
};

const deleteExpiredSteps = {
  name: 'factor-step-delete-expired',
  text: `delete from factor_steps where expires_at < now()`,
};

export async function begin(db: Queryable, step: NewStep): Promise<void> {
  const { sessionId, purpose, userId, passwordHash = null, challenge = null } = step;
  await db.query(upsertStep, [sessionId, purpose, userId, passwordHash, challenge]);
}

export async function find(db: Queryable, sessionId: string, purpose: StepPurpose): Promise<StepRow | null> {
  return (await db.query<StepRow>(findStep, [sessionId, purpose]))[0] ?? null;
}

/** Ends a step. Of any number of requests one gets it. */
export async function consume(db: Queryable, sessionId: string, purpose: StepPurpose): Promise<StepRow | null> {
  return (await db.query<StepRow>(deleteStep, [sessionId, purpose]))[0] ?? null;
}

export async function removeAll(db: Queryable, sessionId: string): Promise<void> {
  await db.query(deleteSteps, [sessionId]);
}

export async function setChallenge(db: Queryable, sessionId: string, challenge: string): Promise<void> {
  await db.query(setChallengeText, [sessionId, challenge]);
}

export async function takeChallenge(db: Queryable, sessionId: string): Promise<string | null> {
  return (await db.query<{ challenge: string }>(takeChallengeText, [sessionId]))[0]?.challenge ?? null;
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredSteps);
}
