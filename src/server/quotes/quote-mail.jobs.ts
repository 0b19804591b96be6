import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import { officePaths, officeUrl } from '#domain/paths/office-paths.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { sentQuoteFile } from './quote-files.ts';
import * as mails from './quote-mails.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow } from './quote.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** To the shop: somebody asks for a quote. */
    'mail/shop-quote': { readonly quoteId: string };
    /** The word to whoever asked that it came. */
    'mail/quote-receipt': { readonly quoteId: string };
    /** A fresh link, if there is such a quote of this mailbox. */
    'mail/quote-link': { readonly number: string; readonly email: string };
    /** A version of a quote, with its PDF. A newer one makes it moot. */
    'mail/quote-sent': { readonly quoteId: string; readonly version: number };
    /** What staff answered in the thread of a quote, and what whoever asked wants to know. */
    'mail/quote-answer': { readonly quoteId: string; readonly messageId: string };
    'mail/shop-quote-question': { readonly quoteId: string; readonly messageId: string };
    'mail/shop-quote-declined': { readonly quoteId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type QuoteMailHandlers = Pick<
  JobHandlers,
  | 'mail/shop-quote'
  | 'mail/quote-receipt'
  | 'mail/quote-link'
  | 'mail/quote-sent'
  | 'mail/quote-answer'
  | 'mail/shop-quote-question'
  | 'mail/shop-quote-declined'
>;

export function quoteMailJobs({ db, mailer, publicUrl }: Deps): QuoteMailHandlers {
  const officeLink = ({ id }: QuoteRow) => absoluteUrl(publicUrl(), officeUrl(officePaths.quote(id)));

  /** A guest's mail carries a token of its own, made now: no job ever holds one. */
  async function linkTo({ id, number, userId }: QuoteRow): Promise<string> {
    if (userId !== null) return absoluteUrl(publicUrl(), mailedPaths.quote(number));
    const token = newToken();
    await rows.addLink(db, hashToken(token), id);
    return absoluteUrl(publicUrl(), mailedPaths.quote(number, token));
  }

  const productsOf = (row: QuoteRow) =>
    rows.productsOf(
      db,
      row.lines.map(({ productId }) => productId),
    );

  return {
    async 'mail/shop-quote'({ quoteId }, { id }) {
      const row = await rows.read(db, quoteId);
      if (!row) return;
      const content = mails.shopQuoteMail(row, await productsOf(row), officeLink(row));
      await mailer.send(await renderMailNow(db, content), id);
    },

    async 'mail/quote-receipt'({ quoteId }, { id }) {
      const row = await rows.read(db, quoteId);
      if (!row || row.email === null) return;
      await mailer.send(await renderMailNow(db, mails.quoteReceiptMail(row, row.email, await linkTo(row))), id);
    },

    async 'mail/quote-link'({ number, email }, { id }) {
      const quoteId = await rows.findByMailbox(db, number, email);
      const row = quoteId === null ? null : await rows.read(db, quoteId);
      if (!row || row.email === null) return;
      await mailer.send(await renderMailNow(db, mails.quoteLinkMail(row, row.email, await linkTo(row))), id);
    },

    async 'mail/quote-sent'({ quoteId, version }, { id }) {
      const row = await rows.read(db, quoteId);
      if (!row?.sent || row.email === null || row.sent.number !== version) return;
      const { name, bytes } = await sentQuoteFile(db, row);
      const mail = await renderMailNow(db, mails.quoteSentMail(row, row.sent, row.email, await linkTo(row)));
      const attachment = { filename: name, contentType: 'application/pdf', content: bytes };
      await mailer.send({ ...mail, attachment }, id);
    },

    async 'mail/quote-answer'({ quoteId, messageId }, { id }) {
      const row = await rows.read(db, quoteId);
      const message = row?.messages.find((one) => one.id === messageId);
      if (!row || row.email === null || !message) return;
      const content = mails.quoteAnswerMail(row, message.body, row.email, await linkTo(row));
      await mailer.send(await renderMailNow(db, content), id);
    },

    async 'mail/shop-quote-question'({ quoteId, messageId }, { id }) {
      const row = await rows.read(db, quoteId);
      const message = row?.messages.find((one) => one.id === messageId);
      if (!row || !message) return;
      const content = mails.shopNewsMail(row, 'A question about', message.body, officeLink(row));
      await mailer.send(await renderMailNow(db, content), id);
    },

    async 'mail/shop-quote-declined'({ quoteId }, { id }) {
      const row = await rows.read(db, quoteId);
      if (row?.status !== 'declined') return;
      const content = mails.shopNewsMail(row, 'Declined:', row.declineReason ?? '', officeLink(row));
      await mailer.send(await renderMailNow(db, content), id);
    },
  };
}
