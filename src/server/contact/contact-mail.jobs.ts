import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMail } from '../mail/mail-layout.ts';
import type { MailContent } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readSettings } from '../settings/settings.service.ts';
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
    (contentOf: (row: messages.ContactMessageRow, settings: Settings) => MailContent) =>
    async ({ messageId }: { readonly messageId: string }, { id }: { readonly id: string }) => {
      const message = await messages.find(db, messageId);
      if (!message) return;
      const settings = await readSettings(db);
      await mailer.send(renderMail(contentOf(message, settings), settings), id);
    };
  return { 'mail/contact-message': mail(contactMessageMail), 'mail/contact-receipt': mail(contactReceiptMail) };
}
