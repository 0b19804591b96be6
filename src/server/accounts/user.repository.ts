import type { AuthenticatedStaff } from '#domain/accounts/staff.ts';
import type { Queryable } from '../db/database.ts';

export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly pendingEmail: string | null;
  readonly isStaff: boolean;
}

export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
}

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Undefined leaves a field as it is, null empties it. */
export interface UserChange {
  readonly username?: string | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

const columns = `id, username, email, first_name as "firstName", last_name as "lastName", users.created_at as "createdAt",
  last_login_at as "lastLoginAt", role <> 'customer' as "isStaff",
  (select new_email from email_changes where user_id = users.id and expires_at > now()) as "pendingEmail"`;

const findUser = { name: 'user-find', text: `select ${columns} from users where id = $1` };

const findByEmailText = {
  name: 'user-find-by-email',
  text: `select ${columns} from users where lower(email) = lower($1)`,
};

// A username never holds an at sign and a mail address always does, so at most one row matches.
const findCredentials = {
  name: 'user-find-credentials',
  text: `select id, password_hash as "passwordHash" from users
         where case when position('@' in $1) > 0 then lower(email) = lower($1) else lower(username) = lower($1) end`,
};

const findPassword = {
  name: 'user-find-password',
  text: `select id, password_hash as "passwordHash" from users where id = $1`,
};

const findTaken = {
  name: 'user-find-taken',
  text: `select lower(username) = lower($1) as "username" from users
         where (lower(username) = lower($1) or lower(email) = lower($2)) and id is distinct from $3
         order by 1 desc limit 1`,
};

const insertUser = {
  name: 'user-insert',
  text: `insert into users (username, email, password_hash, first_name, last_name, last_login_at)
         values ($1, $2, $3, $4, $5, now()) returning ${columns}`,
};

const updateUser = {
  name: 'user-update',
  text: `update users set username = coalesce($2, username),
           first_name = case when $3 then $4 else first_name end, last_name = case when $5 then $6 else last_name end
         where id = $1 returning ${columns}`,
};

// The hash that was checked must still be the stored one: a password changed meanwhile signs nobody in.
const updateLastLogin = {
  name: 'user-update-last-login',
  text: `update users set last_login_at = now() where id = $1 and password_hash = $2 returning ${columns}`,
};

const updatePassword = {
  name: 'user-update-password',
  text: `update users set password_hash = $2 where id = $1 and ($3::text is null or password_hash = $3) returning ${columns}`,
};

const confirmEmailText = {
  name: 'user-confirm-email',
  text: `update users set email_confirmed_at = coalesce(email_confirmed_at, now())
         where id = $1 and lower(email) = lower($2) returning email`,
};

const updateEmail = {
  name: 'user-update-email',
  text: `update users set email = $2, email_confirmed_at = case when $3 then now() else email_confirmed_at end where id = $1`,
};

const deleteUser = {
  name: 'user-delete',
  text: `delete from users where id = $1 and password_hash = $2
         returning email, email_confirmed_at is not null as "confirmed"`,
};

const findConfirmed = {
  name: 'user-find-confirmed',
  text: `select from users where id = $1 and email_confirmed_at is not null`,
};

const findStaffText = {
  name: 'user-find-staff',
  text: `select id as "userId", username, coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), username) as name,
                staff_role as role,
                exists (select from office_rules where second_factor_required)
                  and not exists (select from second_factors where user_id = users.id) as "lacksFactor"
         from users where id = $1 and role = 'admin'`,
};

async function first<Row>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}

export const find = (db: Queryable, id: number) => first(db.query<UserRow>(findUser, [id]));

export const findByEmail = (db: Queryable, email: string) => first(db.query<UserRow>(findByEmailText, [email]));

/** By username or mail address, whatever its case. */
export const findCredentialsByLogin = (db: Queryable, login: string) =>
  first(db.query<Credentials>(findCredentials, [login]));

export const findCredentialsById = (db: Queryable, id: number) => first(db.query<Credentials>(findPassword, [id]));

/** Which of the two somebody else has already; the username comes first. */
export async function findTakenField(
  db: Queryable,
  { username, email, exceptId = null }: { username: string | null; email: string | null; exceptId?: number | null },
): Promise<'username' | 'email' | null> {
  const row = await first(db.query<{ username: boolean }>(findTaken, [username, email, exceptId]));
  if (!row) return null;
  return row.username ? 'username' : 'email';
}

export async function insert(db: Queryable, user: NewUser): Promise<UserRow> {
  const { username, email, passwordHash, firstName, lastName } = user;
  const [row] = await db.query<UserRow>(insertUser, [username, email, passwordHash, firstName, lastName]);
  return row!;
}

export const update = (db: Queryable, id: number, { username, firstName, lastName }: UserChange) =>
  first(
    db.query<UserRow>(updateUser, [
      id,
      username ?? null,
      firstName !== undefined,
      firstName ?? null,
      lastName !== undefined,
      lastName ?? null,
    ]),
  );

export const recordSignIn = (db: Queryable, { id, passwordHash }: Credentials) =>
  first(db.query<UserRow>(updateLastLogin, [id, passwordHash]));

/** With the old hash given, only if it is still the stored one. */
export const setPassword = (db: Queryable, id: number, passwordHash: string, oldHash: string | null) =>
  first(db.query<UserRow>(updatePassword, [id, passwordHash, oldHash]));

export const confirmEmail = (db: Queryable, id: number, email: string) =>
  first(db.query<{ email: string }>(confirmEmailText, [id, email]));

export async function setEmail(db: Queryable, id: number, email: string, confirmed: boolean): Promise<void> {
  await db.query(updateEmail, [id, email, confirmed]);
}

export const remove = (db: Queryable, { id, passwordHash }: Credentials) =>
  first(db.query<{ email: string; confirmed: boolean }>(deleteUser, [id, passwordHash]));

/** Null: a customer. */
export const findStaff = (db: Queryable, id: number) => first(db.query<AuthenticatedStaff>(findStaffText, [id]));

export async function hasConfirmedEmail(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(findConfirmed, [id])).length > 0;
}
