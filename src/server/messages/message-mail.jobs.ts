import { paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import { button, paragraph, type MailContent } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import * as rows from './message.repository.ts';
import type { SentReplyRow } from './message.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** What somebody of the office answered. */
    'mail/message-reply': { readonly replyId: string };
  }
}

const messageReplyMail = (
  { body, ticket, subject, email, helpKit }: SentReplyRow,
  publicUrl: () => string,
): MailContent => ({
  to: email,
  subject: `Re: ${subject} (${ticket})`,
  heading: subject,
  blocks: [
    ...body
      .split(/\n{2,}/)
      .filter(Boolean)
      .map((text) => paragraph(text)),
    ...(helpKit === null ? [] : [button('Was that it?', `${publicUrl()}${paths.bench(helpKit, 'help')}`)]),
  ],
  reason: `You’re getting this email because you wrote to us. Your ticket number is ${ticket}.`,
  envelope: { replyTo: shop.email.support },
  needed: true,
});

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

export const messageMailJobs = ({ db, mailer, publicUrl }: Deps): Pick<JobHandlers, 'mail/message-reply'> => ({
  'mail/message-reply': async ({ replyId }, { id }) => {
    const reply = await rows.findSentReply(db, replyId);
    if (reply) await mailer.send(await renderMailNow(db, messageReplyMail(reply, publicUrl)), id);
  },
});
