import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMail } from '../mail/mail-layout.ts';
import { type MailContent, note, paragraph, quote } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as messages from './contact.repository.ts';
import { shop } from '#domain/shop/shop.ts';
import { supportHours, type SupportTimes } from '#domain/shop/support-hours.ts';
import type { ContactMessageRow } from './contact.repository.ts';

/** To the shop. Answering it answers the person who wrote. */
const contactMessageMail = ({
  ticket,
  firstName,
  lastName,
  email,
  subject,
  message,
}: ContactMessageRow): MailContent => ({
  to: shop.email.support,
  subject: `[${ticket}] ${subject}`,
  heading: subject,
  blocks: [
    paragraph(`${`${firstName} ${lastName}`.trim()} (${email}) wrote to us. Ticket: ${ticket}.`),
    quote(message),
    note('Reply to this email to answer the sender.'),
  ],
  reason: 'You’re getting this email because someone wrote to the shop.',
  envelope: { replyTo: email },
  needed: true,
});

/** To the person who wrote, if it was them. It holds nothing of their words, so that nobody advertises by way of us. */
const contactReceiptMail = ({ ticket, email }: ContactMessageRow, times: SupportTimes): MailContent => ({
  to: email,
  subject: `We’ve got your message (${ticket})`,
  heading: 'Thank you',
  blocks: [
    paragraph(`We’ve got your message. Your ticket number is ${ticket}. Quote it if you write or call about this.`),
    paragraph(`We read every message and reply during support hours: ${supportHours(times)}.`),
  ],
  reason: 'You’re getting this email because someone, hopefully you, wrote to us with this address.',
});

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
