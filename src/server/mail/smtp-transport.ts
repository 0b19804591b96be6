import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer.ts';

/** How long a mail server may stay silent. Together they are shorter than the lease of a job. */
const timeouts = { connectMs: 10_000, answerMs: 30_000 };

/** Hands mails to the server of SMTP_URL. A refusal is thrown, and the job that sends tries again later. */
export function smtpTransport(url: string, { connectMs, answerMs } = timeouts): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
  });
  return {
    send: async (message) => void (await smtp.sendMail(message)),
    close: () => smtp.close(),
  };
}
