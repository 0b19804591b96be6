import type { OrderLinkRequest } from '#contracts/order-links.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
}

const limits = {
  requestsPerIp: { max: 30, minutes: 60 },
  mailsPerMailbox: { max: 5, minutes: 60 },
} as const satisfies Record<string, Limit>;

export type OrderLinkService = ReturnType<typeof createOrderLinkService>;

export function createOrderLinkService({ db, throttle, jobs }: Deps) {
  return {
    /** Writes the same row for anything that is asked for; whether there is such an order, the job finds out. */
    async requestLink({ number, email }: OrderLinkRequest, from: string): Promise<void> {
      if (!(await throttle.consume(`order-link:address:${networkOf(from)}`, limits.requestsPerIp))) {
        throw new Refusal('too-many-requests');
      }
      if (!(await throttle.consume(`order-link:mailbox:${digest(email)}`, limits.mailsPerMailbox))) return;
      await jobs.enqueue(db, 'mail/order-link', { number, email });
    },
  };
}
