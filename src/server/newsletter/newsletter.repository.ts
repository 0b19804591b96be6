import type { Queryable } from '../db/database.ts';

/** A second request for the same address changes nothing, so that nobody learns who is subscribed. */
const insertSubscriber = {
  name: 'newsletter-insert',
  text: `insert into newsletter_subscribers (email) values ($1) on conflict do nothing`,
};

export async function insert(db: Queryable, email: string): Promise<void> {
  await db.query(insertSubscriber, [email]);
}

const deleteSubscriber = {
  name: 'newsletter-delete-by-email',
  text: `delete from newsletter_subscribers where lower(email) = lower($1)`,
};

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteSubscriber, [email]);
}
