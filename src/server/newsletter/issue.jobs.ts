import { issueBatch } from '#domain/messages/newsletter-issue.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import * as issues from './issue.repository.ts';
import { newsletterIssueMail } from './newsletter-mails.ts';
import { createUnsubscribeLinks, unsubscribeLinks } from './unsubscribe-links.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** Gives the issue to the next subscribers. These are no 'mail/' jobs: no order waits behind a newsletter. */
    'newsletter/batch': { readonly issueId: string };
    'newsletter/issue': { readonly sendingId: string };
    /** To one of us, who wants to see it first. */
    'mail/newsletter-test': { readonly issueId: string; readonly email: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly jobs: JobQueue;
}

type IssueHandlers = Pick<JobHandlers, 'newsletter/batch' | 'newsletter/issue' | 'mail/newsletter-test'>;

export const issueJobs = ({ db, mailer, publicUrl, jobs }: Deps): IssueHandlers => ({
  /** All of a batch is there or nothing of it; done again, it is the next batch. It waits behind the mails of the last. */
  'newsletter/batch': ({ issueId }) =>
    db.transaction(async (tx) => {
      const issue = await issues.lock(tx, issueId);
      if (issue?.status !== 'sending') return;
      const chosen = await issues.choose(tx, issueId, issueBatch);
      for (const sendingId of chosen) await jobs.enqueue(tx, 'newsletter/issue', { sendingId });
      if (chosen.length === 0) await issues.move(tx, issueId, 'sent');
      else await jobs.enqueue(tx, 'newsletter/batch', { issueId });
    }),

  /** The id of the job is that of the mail, by which a repetition is known; who left meanwhile gets none. */
  async 'newsletter/issue'({ sendingId }, { id }) {
    const sending = await issues.findSendingRow(db, sendingId);
    if (!sending || sending.isSent) return;
    if (!sending.subscribes || sending.subscriberId === null || sending.email === null) {
      return issues.setLeft(db, sendingId);
    }
    if (sending.status === 'paused') return issues.unchoose(db, sendingId);
    const out = await createUnsubscribeLinks(db, publicUrl(), sending.subscriberId);
    await mailer.send(await renderMailNow(db, newsletterIssueMail(sending.email, sending, out)), id);
    await issues.setSent(db, sendingId);
  },

  async 'mail/newsletter-test'({ issueId, email }, { id }) {
    const issue = await issues.find(db, issueId);
    if (!issue) return;
    const test = { ...issue, subject: `Test: ${issue.subject}` };
    await mailer.send(await renderMailNow(db, newsletterIssueMail(email, test, unsubscribeLinks(publicUrl(), ''))), id);
  },
});
