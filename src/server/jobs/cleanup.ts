import { messageRetentionYears } from '#domain/messages/contact.ts';
import { unconfirmedRetentionDays } from '#domain/messages/newsletter.ts';
import type { Queryable } from '../db/database.ts';
import { repeat, type Repetition } from '../repeat.ts';

/** What has served its time. Failed jobs stay: someone has to look at them. */
const cleanupStatements = [
  `delete from jobs where done_at < now() - interval '7 days'`,
  `delete from sessions where expires_at < now()`,
  `delete from account_links where expires_at < now()`,
  `delete from email_changes where expires_at < now()`,
  `delete from throttles where expires_at < now()`,
  // The gateway repeats an event for a day, and a payment that failed comes true within three.
  `delete from gateway_events where created_at < now() - interval '30 days'`,
  `delete from gateway_watches where created_at < now() - interval '3 days'`,
  `delete from test_gateway where created_at < now() - interval '30 days'`,
  `delete from newsletter_links where expires_at < now()`,
  `delete from newsletter_subscribers
   where status <> 'confirmed' and greatest(asked_at, left_at) < now() - interval '${unconfirmedRetentionDays} days'`,
  `delete from contact_messages where created_at < now() - interval '${messageRetentionYears} years'`,
] as const;

export async function deleteExpiredRows(db: Queryable): Promise<void> {
  for (const statement of cleanupStatements) await db.query(statement);
}

const cleanupEveryMs = 60 * 60 * 1000;

/** Sweeps now and every hour. */
export const startCleanup = (db: Queryable, log: (message: string) => void): Repetition =>
  repeat({
    everyMs: cleanupEveryMs,
    run: () => deleteExpiredRows(db),
    onFailure: (error) => log(`Sweeping failed: ${error.message}`),
    immediately: true,
  });
