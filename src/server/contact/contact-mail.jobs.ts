import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMail } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { contactMessageMail, contactReceiptMail } from './contact-mails.ts';
import * as messages from './contact.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** A message to the shop, and the word to its sender that it came. */
    'mail/contact-message': { readonly messageId: string };
    'mail/contact-receipt': { readonly messageId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
}

export function contactMailJobs({
  db,
  mailer,
}: Deps): Pick<JobHandlers, 'mail/contact-message' | 'mail/contact-receipt'> {
  const mail =
    (contentOf: typeof contactMessageMail) =>
    async ({ messageId }: { readonly messageId: string }, { id }: { readonly id: string }) => {
      const message = await messages.find(db, messageId);
      if (message) await mailer.send(renderMail(contentOf(message)), id);
    };
  return { 'mail/contact-message': mail(contactMessageMail), 'mail/contact-receipt': mail(contactReceiptMail) };
}
