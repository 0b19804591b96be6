import type { ContributionKind } from '#domain/contributions/contribution.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { renderMailNow } from '../../mail/mail-layout.ts';
import { button, paragraph, quote, type MailContent } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import * as rows from './moderation.repository.ts';
import type { ModeratedRow } from './moderation.repository.ts';

declare module '../../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** To whoever wrote or showed something that the shop has hidden. */
    'mail/contribution-hidden': { readonly id: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

const names: Readonly<Record<ContributionKind, string>> = {
  review: 'review',
  question: 'question',
  answer: 'answer',
  build: 'build',
};

const hiddenMail = (row: ModeratedRow, email: string, publicUrl: string): MailContent => ({
  to: email,
  subject: `We’ve hidden your ${names[row.kind]} of ${row.productName}`,
  heading: `Your ${names[row.kind]} is hidden`,
  blocks: [
    paragraph(
      `We’ve hidden what you wrote about the ${row.productName}. In its place stands the reason, and nothing else about you:`,
    ),
    quote(row.reason!),
    paragraph(
      'You can change it, and we look at it again; or withdraw it. If you see it differently, reply to this email: somebody else of us decides then.',
    ),
    button('See it', absoluteUrl(publicUrl, row.code === null ? paths.product(row.slug) : paths.build(row.code))),
  ],
  reason: `You’re getting this email because you wrote something at ${shop.name}. It isn’t advertising.`,
  envelope: { replyTo: shop.email.support },
  needed: true,
});

export const moderationMailJobs = ({ db, mailer, publicUrl }: Deps): Pick<JobHandlers, 'mail/contribution-hidden'> => ({
  async 'mail/contribution-hidden'({ id }, job) {
    const row = await rows.find(db, id);
    // Changed, withdrawn or shown again meanwhile: there is nothing to tell.
    if (row?.state !== 'hidden' || row.email === null) return;
    await mailer.send(await renderMailNow(db, hiddenMail(row, row.email, publicUrl())), job.id);
  },
});
