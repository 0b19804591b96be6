import { orderMailDays } from '#domain/messages/mail-limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';

export interface SentMailRow {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  /** False: it was given to the post, and nobody knows yet whether it left. */
  readonly sent: boolean;
}

/** With the hash of the token that its link carries, if it does. */
const insertMail = {
  name: 'sent-mail-insert',
  text: `with linked as (
           insert into order_links (token_hash, order_id) select $6, $2 where $6::bytea is not null
         )
         insert into sent_mails (job_id, order_id, email, subject, text, pending) values ($1, $2, $3, $4, $5, true)
         on conflict (job_id) do update set email = excluded.email, subject = excluded.subject, text = excluded.text
           where sent_mails.pending`,
};

const updateSent = {
  name: 'sent-mail-mark-sent',
  text: `update sent_mails set pending = false, sent_at = clock_timestamp() where job_id = $1 and pending`,
};

const deletePending = { name: 'sent-mail-drop', text: `delete from sent_mails where job_id = $1 and pending` };

const selectMails = {
  name: 'sent-mail-list',
  text: `select email as "to", subject, text, sent_at as "at", not pending as "sent" from sent_mails where order_id = $1
         order by sent_at desc, job_id limit 100`,
};

const deleteOldMails = {
  name: 'sent-mail-delete-expired',
  text: `delete from sent_mails where sent_at < now() - interval '${orderMailDays} days'`,
};

const deleteMailsOfMailbox = {
  name: 'sent-mail-delete-by-email',
  text: `delete from sent_mails where lower(email) = lower($1)`,
};

/** The token of a guest's link opens the order: it stands in the mail and nowhere else. */
const withoutTokens = (text: string): string => text.replaceAll(/#token=[\w-]+/g, '');

interface UnsentMail {
  readonly jobId: string;
  readonly orderId: string;
  readonly mail: Mail;
  /** Of the token in its link, which opens the order from now on; null where a link needs none. */
  readonly linkHash: Buffer | null;
}

/** Keeps what a mail says before it leaves, and lets its link open the order. Tried twice, it is kept once. */
export async function keepUnsent(db: Queryable, { jobId, orderId, mail, linkHash }: UnsentMail): Promise<void> {
  await db.query(insertMail, [jobId, orderId, mail.to, mail.subject, withoutTokens(mail.text), linkHash]);
}

export async function markSent(db: Queryable, jobId: string): Promise<void> {
  await db.query(updateSent, [jobId]);
}

/** It was not sent after all. */
export async function drop(db: Queryable, jobId: string): Promise<void> {
  await db.query(deletePending, [jobId]);
}

export const listOfOrder = (db: Queryable, orderId: string): Promise<SentMailRow[]> =>
  db.query<SentMailRow>(selectMails, [orderId]);

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOldMails);
}

export async function deleteByEmail(tx: Queryable, email: string): Promise<void> {
  await tx.query(deleteMailsOfMailbox, [email]);
}
