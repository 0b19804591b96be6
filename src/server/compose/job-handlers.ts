import { accountMailJobs } from '../accounts/account-mail.jobs.ts';
import { answerMailJobs } from '../answers/answer-mail.jobs.ts';
import { stockNoticeJobs } from '../catalogue/stock-notice.jobs.ts';
import { contactMailJobs } from '../contact/contact-mail.jobs.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import type { Mailer } from '../mail/mailer.ts';
import { indexNowJobs } from '../feeds/index-now/index-now.jobs.ts';
import { messageMailJobs } from '../messages/message-mail.jobs.ts';
import { moderationMailJobs } from '../contributions/moderation/moderation-mail.jobs.ts';
import { issueJobs } from '../newsletter/issue.jobs.ts';
import { newsletterMailJobs } from '../newsletter/newsletter-mail.jobs.ts';
import { orderMailJobs } from '../orders/mail/order-mail.jobs.ts';
import { quoteMailJobs } from '../quotes/quote-mail.jobs.ts';
import { returnMailJobs } from '../returns/return-mail.jobs.ts';
import { staffMailJobs } from '../staff/staff-mail.jobs.ts';
import { createBuildService } from '../builds/build.service.ts';
import { createStashService } from '../stash/stash.service.ts';
import { syncedStore } from '../synced-store/synced-store.service.ts';
import { recountJobs } from '../unboxing/recount.jobs.ts';

export interface JobDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** Absent: the address that every search engine of IndexNow shares. */
  readonly indexNowUrl?: string;
}

/** What every room does in the background, put together. */
export const jobHandlers = (deps: JobDeps): JobHandlers => ({
  ...accountMailJobs(deps),
  ...answerMailJobs(deps),
  ...contactMailJobs(deps),
  ...messageMailJobs(deps),
  ...moderationMailJobs(deps),
  ...newsletterMailJobs(deps),
  ...indexNowJobs(deps),
  ...issueJobs({ ...deps, jobs: jobQueue }),
  ...orderMailJobs(deps),
  ...quoteMailJobs(deps),
  ...returnMailJobs(deps),
  ...recountJobs({
    db: deps.db,
    builds: createBuildService(deps.db),
    stash: createStashService({ db: deps.db, syncedStore }),
  }),
  ...staffMailJobs(deps),
  ...stockNoticeJobs({ ...deps, jobs: jobQueue }),
});
