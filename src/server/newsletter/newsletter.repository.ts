import { unconfirmedRetentionDays, type NewsletterLinkPurpose } from '#domain/messages/newsletter.ts';
import type { Queryable } from '../db/database.ts';

export interface SubscriberRow {
  readonly id: string;
  readonly email: string;
  readonly status: 'pending' | 'confirmed' | 'left';
}

/** One write, whoever is subscribed: nobody learns anything from the answer or from how long it took. */
const upsertSubscriber = {
  name: 'newsletter-upsert-request',
  text: `insert into newsletter_subscribers (email) values ($1)
         on conflict (lower(email)) do update set asked_at = now()`,
};

const findByMail = {
  name: 'newsletter-find-by-email',
  text: `select id, email, status from newsletter_subscribers where lower(email) = lower($1)`,
};

const findById = {
  name: 'newsletter-find',
  text: `select id, email, status from newsletter_subscribers where id = $1`,
};

const insertLink = {
  name: 'newsletter-link-insert',
  text: `insert into newsletter_links (token_hash, subscriber_id, purpose, expires_at)
         values ($1, $2, $3, now() + make_interval(days => $4))`,
};

const findLink = {
  name: 'newsletter-link-find',
  text: `select subscriber_id as "subscriberId" from newsletter_links
         where token_hash = $1 and purpose = $2 and (expires_at is null or expires_at > now())`,
};

const deleteConfirmLinks = {
  name: 'newsletter-link-delete',
  text: `delete from newsletter_links where subscriber_id = $1 and purpose = 'confirm'`,
};

const confirmSubscriber = {
  name: 'newsletter-confirm',
  text: `update newsletter_subscribers set status = 'confirmed', confirmed_at = now(), left_at = null
         where id = $1 and status <> 'confirmed' returning id`,
};

const unsubscribeSubscriber = {
  name: 'newsletter-unsubscribe',
  text: `update newsletter_subscribers set status = 'left', left_at = now() where id = $1 and status <> 'left'`,
};

const deleteSubscriber = {
  name: 'newsletter-delete-by-email',
  text: `delete from newsletter_subscribers where lower(email) = lower($1)`,
};

const deleteExpiredLinks = {
  name: 'newsletter-link-delete-expired',
  text: `delete from newsletter_links where expires_at < now()`,
};

const deleteUnconfirmed = {
  name: 'newsletter-delete-unconfirmed',
  text: `delete from newsletter_subscribers
         where status <> 'confirmed'
           and greatest(asked_at, left_at) < now() - interval '${unconfirmedRetentionDays} days'`,
};

export async function upsertRequest(db: Queryable, email: string): Promise<void> {
  await db.query(upsertSubscriber, [email]);
}

export async function findByEmail(db: Queryable, email: string): Promise<SubscriberRow | null> {
  return (await db.query<SubscriberRow>(findByMail, [email]))[0] ?? null;
}

export async function find(db: Queryable, id: string): Promise<SubscriberRow | null> {
  return (await db.query<SubscriberRow>(findById, [id]))[0] ?? null;
}

/** Without a number of days the link does not expire. */
export async function addLink(
  db: Queryable,
  tokenHash: Buffer,
  link: { readonly subscriberId: string; readonly purpose: NewsletterLinkPurpose; readonly days: number | null },
): Promise<void> {
  await db.query(insertLink, [tokenHash, link.subscriberId, link.purpose, link.days]);
}

/** Whose link this is. */
export async function findSubscriberByLink(
  db: Queryable,
  tokenHash: Buffer,
  purpose: NewsletterLinkPurpose,
): Promise<string | null> {
  const rows = await db.query<{ subscriberId: string }>(findLink, [tokenHash, purpose]);
  return rows[0]?.subscriberId ?? null;
}

/** False when it was confirmed already. */
export async function confirm(db: Queryable, id: string): Promise<boolean> {
  return (await db.query(confirmSubscriber, [id])).length > 0;
}

/** No older mail brings back someone who left. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
  await db.query(unsubscribeSubscriber, [id]);
  await db.query(deleteConfirmLinks, [id]);
}

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteSubscriber, [email]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredLinks);
  await db.query(deleteUnconfirmed);
}
