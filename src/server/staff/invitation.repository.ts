import { invitationHours, type StaffRole } from '#domain/accounts/staff.ts';
import type { Queryable } from '../db/database.ts';

export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

const columns = `id, email, staff_role as role, invited_by as "invitedBy", expires_at as "expiresAt"`;

const listInvitations = {
  name: 'staff-invitation-list',
  text: `select ${columns} from staff_invitations where expires_at > now() order by created_at desc`,
};

const deleteMailbox = {
  name: 'staff-invitation-delete-mailbox',
  text: `delete from staff_invitations where lower(email) = lower($1)`,
};

const insertInvitation = {
  name: 'staff-invitation-insert',
  text: `insert into staff_invitations (email, staff_role, invited_by, expires_at)
         values ($1, $2, $3, now() + interval '${invitationHours} hours') returning ${columns}`,
};

const addTokenText = {
  name: 'staff-invitation-add-token',
  text: `update staff_invitations set token_hashes = array_append(token_hashes, $2)
         where id = $1 and expires_at > now() returning ${columns}`,
};

const findByToken = {
  name: 'staff-invitation-find',
  text: `select ${columns} from staff_invitations where $1 = any(token_hashes) and expires_at > now()`,
};

const consumeByToken = {
  name: 'staff-invitation-consume',
  text: `delete from staff_invitations where $1 = any(token_hashes) and expires_at > now() returning ${columns}`,
};

const deleteInvitation = {
  name: 'staff-invitation-delete',
  text: `delete from staff_invitations where id::text = $1 returning ${columns}`,
};

const deleteExpiredInvitations = {
  name: 'staff-invitation-delete-expired',
  text: `delete from staff_invitations where expires_at < now()`,
};

async function first<Row>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}

export const list = (db: Queryable): Promise<InvitationRow[]> => db.query<InvitationRow>(listInvitations);

/** In the place of one before, whose links die. */
export async function replace(tx: Queryable, email: string, role: StaffRole, by: string): Promise<InvitationRow> {
  await tx.query(deleteMailbox, [email]);
  return (await tx.query<InvitationRow>(insertInvitation, [email, role, by]))[0]!;
}

/** Null: it was withdrawn, accepted or is too old. */
export const addToken = (db: Queryable, id: string, tokenHash: Buffer) =>
  first(db.query<InvitationRow>(addTokenText, [id, tokenHash]));

export const find = (db: Queryable, tokenHash: Buffer) => first(db.query<InvitationRow>(findByToken, [tokenHash]));

export const consume = (db: Queryable, tokenHash: Buffer) =>
  first(db.query<InvitationRow>(consumeByToken, [tokenHash]));

export const remove = (db: Queryable, id: string) => first(db.query<InvitationRow>(deleteInvitation, [id]));

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredInvitations);
}
