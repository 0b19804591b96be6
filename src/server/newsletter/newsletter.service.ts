import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { Retention } from '../db/retention.ts';
import { hashToken } from '../sessions/token.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import * as subscribers from './newsletter.repository.ts';

export type NewsletterService = ReturnType<typeof createNewsletterService>;

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
}

const limits = {
  requestsPerIp: { max: 30, minutes: 60 },
  mailsPerMailbox: { max: 3, minutes: 24 * 60 },
} as const satisfies Record<string, Limit>;

export function createNewsletterService({ db, throttle, jobs }: Deps) {
  return {
    /** The answer never tells who is subscribed, nor that a mailbox has had its mails for the day. */
    async requestSubscription(email: string, from: string): Promise<void> {
      if (!(await throttle.consume(`newsletter:address:${networkOf(from)}`, limits.requestsPerIp))) {
        throw new Refusal('too-many-requests');
      }
      if (!(await throttle.consume(`newsletter:mailbox:${digest(email)}`, limits.mailsPerMailbox))) return;
      await db.transaction(async (tx) => {
        await subscribers.upsertRequest(tx, email);
        await jobs.enqueue(tx, 'mail/newsletter-request', { email });
      });
    },

    async confirm(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const subscriberId = await subscribers.findSubscriberByLink(tx, hashToken(token), 'confirm');
        if (subscriberId === null) throw new Refusal('link-dead');
        if (!(await subscribers.confirm(tx, subscriberId))) return;
        await jobs.enqueue(tx, 'mail/newsletter-welcome', { subscriberId });
      });
    },

    /** Once is enough, and more often does no harm: mail programs and people may both press. */
    async unsubscribe(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const subscriberId = await subscribers.findSubscriberByLink(tx, hashToken(token), 'leave');
        if (subscriberId === null) throw new Refusal('link-dead');
        await subscribers.unsubscribe(tx, subscriberId);
      });
    },
  };
}

export const newsletterRetention: Retention = {
  deleteExpired: subscribers.deleteExpired,
  deleteByEmail: subscribers.removeByEmail,
};
