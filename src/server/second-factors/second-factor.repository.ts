import type { FactorKind } from '#domain/accounts/second-factor.ts';
import type { Queryable } from '../db/database.ts';

export interface FactorRow {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly secret: string | null;
  readonly credential: string | null;
  readonly publicKey: Buffer | null;
  readonly counter: string | null;
  readonly transports: string[] | null;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface NewPasskey {
  readonly credential: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

const listFactors = {
  name: 'second-factor-list',
  text: `select id, kind, name, secret, credential, public_key as "publicKey", counter::text, transports,
                created_at as "createdAt", used_at as "usedAt"
         from second_factors where user_id = $1 order by created_at, id`,
};

const insertTotp = {
  name: 'second-factor-insert-totp',
  text: `insert into second_factors (user_id, kind, name, secret, used_step) values ($1, 'totp', $2, $3, $4)`,
};

const insertPasskey = {
  name: 'second-factor-insert-passkey',
  text: `insert into second_factors (user_id, kind, name, credential, public_key, counter, transports)
         values ($1, 'passkey', $2, $3, $4, $5, $6) on conflict (credential) do nothing returning id`,
};

// A code counts once, and so do those of the steps before it.
const useTotp = {
  name: 'second-factor-use-totp',
  text: `update second_factors set used_step = $2, used_at = now()
         where id = $1 and (used_step is null or used_step < $2) returning id`,
};

const usePasskey = {
  name: 'second-factor-use-passkey',
  text: `update second_factors set counter = $2, used_at = now() where id = $1 and counter <= $2 returning id`,
};

const deleteFactor = {
  name: 'second-factor-delete',
  text: `delete from second_factors where user_id = $1 and id::text = $2 returning name, kind`,
};

const deleteFactors = { name: 'second-factor-delete-all', text: `delete from second_factors where user_id = $1` };

const insertCodes = {
  name: 'recovery-code-insert',
  text: `insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])`,
};

const deleteCodes = { name: 'recovery-code-delete-all', text: `delete from recovery_codes where user_id = $1` };

const useCode = {
  name: 'recovery-code-use',
  text: `delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id`,
};

const countCodes = {
  name: 'recovery-code-count',
  text: `select count(*)::integer as count from recovery_codes where user_id = $1`,
};

const findRequired = { name: 'office-rules-find', text: `select second_factor_required as required from office_rules` };

const upsertRequired = {
  name: 'office-rules-upsert',
  text: `insert into office_rules (second_factor_required) values ($1)
         on conflict (single) do update set second_factor_required = excluded.second_factor_required`,
};

const lockUser = { name: 'second-factor-lock-user', text: `select from users where id = $1 for update` };

const databaseTime = { name: 'second-factor-time', text: `select clock_timestamp() as now` };

const found = (rows: Promise<unknown[]>): Promise<boolean> => rows.then(({ length }) => length > 0);

export const list = (db: Queryable, userId: number): Promise<FactorRow[]> => db.query<FactorRow>(listFactors, [userId]);

export interface NewTotp {
  readonly name: string;
  readonly secret: string;
  /** Whose code was used to try it. */
  readonly step: number;
}

export async function addTotp(db: Queryable, userId: number, { name, secret, step }: NewTotp): Promise<void> {
  await db.query(insertTotp, [userId, name, secret, step]);
}

/** False: somebody has this passkey already. */
export const addPasskey = (db: Queryable, userId: number, name: string, passkey: NewPasskey): Promise<boolean> => {
  const { credential, publicKey, counter, transports } = passkey;
  return found(db.query(insertPasskey, [userId, name, credential, Buffer.from(publicKey), counter, transports]));
};

/** False: the code of this step, or of a later one, was used already. */
export const spendTotpStep = (db: Queryable, id: string, step: number): Promise<boolean> =>
  found(db.query(useTotp, [id, step]));

export const countPasskeyUse = (db: Queryable, id: string, counter: number): Promise<boolean> =>
  found(db.query(usePasskey, [id, counter]));

export async function remove(db: Queryable, userId: number, id: string) {
  return (await db.query<{ name: string; kind: FactorKind }>(deleteFactor, [userId, id]))[0] ?? null;
}

/** Of somebody who lost them all, or leaves the office. */
export async function removeAll(db: Queryable, userId: number): Promise<void> {
  await db.query(deleteFactors, [userId]);
  await db.query(deleteCodes, [userId]);
}

export async function replaceCodes(db: Queryable, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.query(deleteCodes, [userId]);
  if (hashes.length > 0) await db.query(insertCodes, [userId, hashes]);
}

export const spendCode = (db: Queryable, userId: number, hash: Buffer): Promise<boolean> =>
  found(db.query(useCode, [userId, hash]));

export async function codesLeft(db: Queryable, userId: number): Promise<number> {
  return (await db.query<{ count: number }>(countCodes, [userId]))[0]!.count;
}

export async function isRequired(db: Queryable): Promise<boolean> {
  return (await db.query<{ required: boolean }>(findRequired))[0]?.required ?? false;
}

export async function setRequired(db: Queryable, required: boolean): Promise<void> {
  await db.query(upsertRequired, [required]);
}

/** Lets one change of somebody's factors wait for the other. */
export async function lock(db: Queryable, userId: number): Promise<void> {
  await db.query(lockUser, [userId]);
}

/** Machines of the shop may differ by a little; codes are checked by the one clock that they share. */
export async function now(db: Queryable): Promise<Date> {
  return (await db.query<{ now: Date }>(databaseTime))[0]!.now;
}
