import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer.ts';

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;

/** Hands mails to the server of SMTP_URL. A refusal is thrown, and the job that sends tries again later. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
  return {
    send: async (message) => void (await smtp.sendMail(message)),
    close: () => smtp.close(),
  };
}
