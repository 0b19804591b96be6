import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import { button, paragraph, quote, type MailContent } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findToldAnswer, type ToldAnswerRow } from './answer-mail.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** To whoever asked or reviewed: there is an answer. The database enqueues it when the answer shows. */
    'mail/answered': { readonly answerId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

function answeredMail(row: ToldAnswerRow, publicUrl: string): MailContent {
  const what = row.parentKind === 'question' ? 'question' : 'review';
  const who = row.isOfShop ? shop.name : row.shownName;
  return {
    to: row.email,
    subject: `There’s an answer to your ${what}`,
    heading: `${row.isOfShop ? 'We’ve' : 'Somebody has'} answered your ${what}`,
    blocks: [
      paragraph(`You wrote about the ${row.productName}:`),
      ...(row.parentWords ? [quote(row.parentWords)] : []),
      paragraph(`${who} answered:`),
      quote(row.words),
      button('See it', absoluteUrl(publicUrl, `${paths.product(row.slug)}#${what}s`)),
    ],
    reason: `You’re getting this email because you wrote a ${what} at ${shop.name}. It isn’t advertising.`,
  };
}

export const answerMailJobs = ({ db, mailer, publicUrl }: Deps): Pick<JobHandlers, 'mail/answered'> => ({
  async 'mail/answered'({ answerId }, job) {
    const row = await findToldAnswer(db, answerId);
    if (row) await mailer.send(await renderMailNow(db, answeredMail(row, publicUrl())), job.id);
  },
});
