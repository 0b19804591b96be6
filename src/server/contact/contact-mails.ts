import { shop, supportHours } from '#domain/shop/shop.ts';
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
    paragraph(`${`${firstName} ${lastName}`.trim()} (${email}) wrote by the contact form. The ticket is ${ticket}.`),
    quote(message),
    note('An answer to this mail goes to the sender.'),
  ],
  reason: 'This mail was sent by the contact form of the shop.',
  envelope: { replyTo: email },
});

/** To the person who wrote. Its subject and heading hold nothing of theirs, so that nobody advertises by way of us. */
export const contactReceiptMail = ({ ticket, email, subject, message }: ContactMessageRow): MailContent => ({
  to: email,
  subject: `We have your message (${ticket})`,
  heading: 'Thank you',
  blocks: [
    paragraph(`Your message has reached us. Its ticket is ${ticket}: please name it if you write or call about this.`),
    paragraph(`We read everything, and answer in our support hours: ${supportHours()}.`),
    note(`What you wrote, about '${subject}':`),
    quote(message),
  ],
  reason: `This mail was sent because someone, hopefully you, wrote to us from this address.`,
});
