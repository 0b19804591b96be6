import type { ContactMessage } from '#contracts/contact.ts';
import { messageRetentionYears } from '#domain/messages/contact.ts';
import type { Queryable } from '../db/database.ts';

export interface ContactMessageRow {
  readonly ticket: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const insertMessage = {
  name: 'contact-insert',
  text: `insert into contact_messages (first_name, last_name, email, subject, message)
         values ($1, $2, $3, $4, $5) returning id, ticket`,
};

const findMessage = {
  name: 'contact-find',
  text: `select ticket, first_name as "firstName", last_name as "lastName", email, subject, message
         from contact_messages where id = $1`,
};

const takeTicket = {
  name: 'contact-ticket',
  text: `select 'TK-' || nextval('ticket_numbers') as ticket`,
};

const deleteMessages = {
  name: 'contact-delete-by-email',
  text: `delete from contact_messages where lower(email) = lower($1)`,
};

const deleteOldMessages = {
  name: 'contact-delete-expired',
  text: `delete from contact_messages where created_at < now() - interval '${messageRetentionYears} years'`,
};

export async function insert(db: Queryable, given: ContactMessage): Promise<{ id: string; ticket: string }> {
  const { firstName, lastName, email, subject, message } = given;
  const rows = await db.query<{ id: string; ticket: string }>(insertMessage, [
    firstName,
    lastName,
    email,
    subject,
    message,
  ]);
  return rows[0]!;
}

export async function find(db: Queryable, id: string): Promise<ContactMessageRow | null> {
  return (await db.query<ContactMessageRow>(findMessage, [id]))[0] ?? null;
}

/** A number that no message will have. */
export async function takeTicketNumber(db: Queryable): Promise<string> {
  return (await db.query<{ ticket: string }>(takeTicket))[0]!.ticket;
}

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteMessages, [email]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOldMessages);
}
