import { shop } from '#domain/shop/shop.ts';
import { supportHours, type SupportTimes } from '#domain/shop/support-hours.ts';
import { note, paragraph, quote, type MailContent } from '../mail/mail.ts';
import type { ContactMessageRow } from './contact.repository.ts';

/** To the shop. Answering it answers the person who wrote. */
export const contactMessageMail = ({
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
    paragraph(
      `${`${firstName} ${lastName}`.trim()} (${email}) wrote to us through the contact form. Ticket: ${ticket}.`,
    ),
    quote(message),
    note('Reply to this email to answer the sender.'),
  ],
  reason: 'You’re getting this email because someone used the shop’s contact form.',
  envelope: { replyTo: email },
  needed: true,
});

/** To the person who wrote, if it was them. It holds nothing of their words, so that nobody advertises by way of us. */
export const contactReceiptMail = ({ ticket, email }: ContactMessageRow, times: SupportTimes): MailContent => ({
  to: email,
  subject: `We’ve got your message (${ticket})`,
  heading: 'Thank you',
  blocks: [
    paragraph(`We’ve got your message. Your ticket number is ${ticket}. Quote it if you write or call about this.`),
    paragraph(`We read every message and reply during support hours: ${supportHours(times)}.`),
  ],
  reason: 'You’re getting this email because someone, hopefully you, wrote to us with this address.',
});
