import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../../db/database.ts';
import type { JobContext } from '../../jobs/job-kinds.ts';
import { renderMailNow } from '../../mail/mail-layout.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import * as sentMails from './sent-mail.repository.ts';

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

export type TellBuyer = (
  order: WholeOrderRow,
  contentWith: (link: string, token: string | null) => MailContent,
  job: JobContext,
) => Promise<void>;

/**
 * Sends a mail to the buyer, and keeps what it said beside the order. It is kept before it leaves: a process that ends in
 * between would else leave a mail in the world that the office knows nothing of. A guest's mail carries a token of its own,
 * made now: no job ever holds one.
 */
export const createTellBuyer =
  ({ db, mailer, publicUrl }: Deps): TellBuyer =>
  async ({ id: orderId, userId, erased }, contentWith, job) => {
    // Whoever asked to be forgotten gets no mail of ours.
    if (erased) return;
    const token = userId === null ? newToken() : null;
    const link = absoluteUrl(publicUrl(), token === null ? paths.order(orderId) : paths.order(orderId, token));
    const mail = await renderMailNow(db, contentWith(link, token));
    await sentMails.keepUnsent(db, {
      jobId: job.id,
      orderId,
      mail,
      linkHash: token === null ? null : hashToken(token),
    });
    if (await mailer.send(mail, job.id)) await sentMails.markSent(db, job.id);
    // A try before this one may have sent it and not lived to say so.
    else if (job.attempt === 1) await sentMails.drop(db, job.id);
  };
