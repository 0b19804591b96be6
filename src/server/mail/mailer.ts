import { emailAddress } from '#contracts/email-address.ts';
import { shop } from '#domain/shop.ts';
import { isPlainLine } from '#domain/text.ts';
import type { Mail } from './mail.ts';

/** A mail as nodemailer takes it, whichever way it leaves. */
export interface Message {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

/** One way out of the house. The id is the same when a mail is tried again. */
export interface MailTransport {
  send(message: Message, id: string): Promise<void>;
  close(): void;
}

export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
}

/** The recipient is one checked address in an object: as text, a line break in it would reach another mailbox. */
export function toMessage(mail: Mail, id: string): Message {
  const to = emailAddress.safeParse(mail.to);
  if (!to.success) throw new TypeError('A mail needs one valid address to go to.');
  if (!isPlainLine(mail.subject)) throw new TypeError('The subject of a mail is one line.');
  const address = shop.email.support;
  return {
    from: { name: shop.name, address },
    to: { name: '', address: to.data },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export const createMailer = (transport: MailTransport): Mailer => ({
  send: (mail, id) => transport.send(toMessage(mail, id), id),
});
