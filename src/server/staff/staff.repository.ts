import type { StaffRole } from '#domain/accounts/staff.ts';
import type { Queryable } from '../db/database.ts';

export interface ColleagueRow {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
  readonly lastLoginAt: Date | null;
  readonly devices: number;
}

const name = `coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), username) as name`;

const listStaff = {
  name: 'staff-list',
  text: `select id, ${name}, username, email, staff_role as role, last_login_at as "lastLoginAt",
                exists (select from second_factors where user_id = users.id) as "hasSecondFactor",
                (select count(*)::integer from sessions where user_id = users.id and expires_at > now()) as devices
         from users where role = 'admin' order by staff_role = 'owner' desc, lower(username) limit 200`,
};

// In one order, so that two who change owners at once wait for each other and the second sees what the first did.
const lockOwners = {
  name: 'staff-lock-owners',
  text: `select id from users where staff_role = 'owner' order by id for update`,
};

const lockStaff = {
  name: 'staff-lock',
  text: `select id, ${name}, staff_role as role from users where id = $1 and role = 'admin' for update`,
};

const findAny = { name: 'staff-find-account', text: `select id, ${name}, role from users where id = $1` };

const updateRole = { name: 'staff-update-role', text: `update users set staff_role = $2 where id = $1` };

const endAccess = {
  name: 'staff-end-access',
  text: `update users set role = 'customer', staff_role = null where id = $1`,
};

const findByEmail = {
  name: 'staff-find-by-email',
  text: `select id, role from users where lower(email) = lower($1) for update`,
};

const promoteUser = {
  name: 'staff-promote',
  text: `update users set role = 'admin', staff_role = $2, first_name = $3, last_name = $4, password_hash = $5,
                email_confirmed_at = coalesce(email_confirmed_at, now())
         where id = $1`,
};

const insertStaff = {
  name: 'staff-insert',
  text: `insert into users (username, email, role, staff_role, first_name, last_name, password_hash, email_confirmed_at)
         values ($1, $2, 'admin', $3, $4, $5, $6, now()) on conflict do nothing returning id`,
};

export interface NewColleague {
  readonly email: string;
  readonly role: StaffRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

async function first<Row>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}

export const list = (db: Queryable): Promise<ColleagueRow[]> => db.query<ColleagueRow>(listStaff);

/** Whoever changes an owner holds all of them. */
export async function ownerIds(tx: Queryable): Promise<number[]> {
  return (await tx.query<{ id: number }>(lockOwners)).map(({ id }) => id);
}

export const lock = (tx: Queryable, id: number) =>
  first(tx.query<{ id: number; name: string; role: StaffRole }>(lockStaff, [id]));

export const findAccount = (db: Queryable, id: number) =>
  first(db.query<{ id: number; name: string; role: string }>(findAny, [id]));

export async function setRole(tx: Queryable, id: number, role: StaffRole): Promise<void> {
  await tx.query(updateRole, [id, role]);
}

export async function makeCustomer(tx: Queryable, id: number): Promise<void> {
  await tx.query(endAccess, [id]);
}

export const findMailbox = (tx: Queryable, email: string) =>
  first(tx.query<{ id: number; role: string }>(findByEmail, [email]));

/** A customer who works here from now on. */
export async function promote(tx: Queryable, id: number, person: NewColleague): Promise<void> {
  const { role, firstName, lastName, passwordHash } = person;
  await tx.query(promoteUser, [id, role, firstName, lastName, passwordHash]);
}

/** Null: the username is taken. */
export const insert = (tx: Queryable, username: string, person: NewColleague) => {
  const { email, role, firstName, lastName, passwordHash } = person;
  return first(tx.query<{ id: number }>(insertStaff, [username, email, role, firstName, lastName, passwordHash]));
};
