import { emailAddress } from '#contracts/email-address.ts';
import { mailboxOf } from '#domain/accounts/mailbox.ts';
import { mailsPerMailbox } from '#domain/messages/mail-limits.ts';
import { shop } from '#domain/shop/shop.ts';
import { isPlainLine } from '#domain/text.ts';
import { digest, type Throttle } from '../throttle/throttle.ts';
import type { Mail, MailAttachment, MailEnvelope } from './mail.ts';

interface Address {
  readonly name: string;
  readonly address: string;
}

/** A mail as nodemailer takes it, whichever way it leaves. */
export interface MailMessage {
  readonly from: Address;
  readonly to: Address;
  readonly replyTo?: Address;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: MailAttachment[];
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

/** One way out of the house. The id is the same when a mail is tried again. */
export interface MailTransport {
  send(message: MailMessage, id: string): Promise<void>;
  close(): void;
}

export interface Mailer {
  /** False: its mailbox got too many today, and it was not sent. */
  send(mail: Mail, id: string): Promise<boolean>;
}

/** One checked address in an object: as text, a line break in it would reach another mailbox. */
function oneAddress(text: string): Address {
  const parsed = emailAddress.safeParse(text);
  if (!parsed.success) throw new TypeError('A mail needs one valid address to go to.');
  return { name: '', address: parsed.data };
}

function unsubscribeHeaders({ oneClickUnsubscribeUrl }: MailEnvelope): Record<string, string> {
  if (oneClickUnsubscribeUrl === undefined) return {};
  if (!/^https?:\/\/[^\s<>,\p{Cc}]+$/u.test(oneClickUnsubscribeUrl))
    throw new TypeError('A list is left at one web address.');
  return { 'List-Unsubscribe': `<${oneClickUnsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

export function toMailMessage(mail: Mail, id: string): MailMessage {
  const to = oneAddress(mail.to);
  if (!isPlainLine(mail.subject)) throw new TypeError('The subject of a mail is one line.');
  const address = shop.email.support;
  return {
    from: { name: shop.name, address },
    to,
    ...(mail.envelope.replyTo !== undefined && { replyTo: oneAddress(mail.envelope.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.envelope) },
    ...(mail.attachment && { attachments: [mail.attachment] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface MailerOptions {
  /** Counts what one mailbox gets, over all processes and all rooms. */
  readonly throttle: Throttle;
  readonly log?: (message: string) => void;
}

/** One bound for all rooms: what exceeds it is not sent. A mail that could not leave does not count. */
export function createMailer(transport: MailTransport, { throttle, log }: MailerOptions): Mailer {
  async function sendBounded(mail: Mail, message: MailMessage, id: string): Promise<boolean> {
    const key = `mail:mailbox:${digest(mailboxOf(mail.to))}`;
    if (!(await throttle.consume(key, mailsPerMailbox))) {
      log?.(`Mail ${id} was not sent: its mailbox got ${mailsPerMailbox.max} today.`);
      return false;
    }
    try {
      await transport.send(message, id);
      return true;
    } catch (error) {
      await throttle.release(key);
      throw error;
    }
  }

  return {
    async send(mail, id) {
      const message = toMailMessage(mail, id);
      if (!mail.needed) return sendBounded(mail, message, id);
      await transport.send(message, id);
      return true;
    },
  };
}
