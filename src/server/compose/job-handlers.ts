import { accountMailJobs } from '../accounts/account-mail.jobs.ts';
import { stockNoticeJobs } from '../catalogue/stock-notice.jobs.ts';
import { contactMailJobs } from '../contact/contact-mail.jobs.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messageMailJobs } from '../messages/message-mail.jobs.ts';
import { issueJobs } from '../newsletter/issue.jobs.ts';
import { newsletterMailJobs } from '../newsletter/newsletter-mail.jobs.ts';
import { orderMailJobs } from '../orders/mail/order-mail.jobs.ts';
import { quoteMailJobs } from '../quotes/quote-mail.jobs.ts';
import { returnMailJobs } from '../returns/return-mail.jobs.ts';
import { staffMailJobs } from '../staff/staff-mail.jobs.ts';

export interface JobDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** What every room does in the background, put together. */
export const jobHandlers = (deps: JobDeps): JobHandlers => ({
  ...accountMailJobs(deps),
  ...contactMailJobs(deps),
  ...messageMailJobs(deps),
  ...newsletterMailJobs(deps),
  ...issueJobs({ ...deps, jobs: jobQueue }),
  ...orderMailJobs(deps),
  ...quoteMailJobs(deps),
  ...returnMailJobs(deps),
  ...staffMailJobs(deps),
  ...stockNoticeJobs({ ...deps, jobs: jobQueue }),
});
