import { formatMoney, toPaise } from '#domain/money/money.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import { button, note, paragraph, type MailContent } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import * as watchers from './stock-watcher.repository.ts';
import type { WatchedProduct } from './stock-watcher.repository.ts';
import { addWatcher } from './stock-watcher.service.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** The database adds this one when a product can be bought again. */
    'stock/back': { readonly productId: string };
    'mail/stock-notice': { readonly productId: string; readonly email: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly jobs: JobQueue;
}

const stockNoticeMail = (to: string, { name, pricePaise }: WatchedProduct, address: string): MailContent => ({
  to,
  subject: `${name} is back in stock`,
  heading: `${name} is back`,
  blocks: [
    paragraph(`You asked us to tell you: it’s back in stock, at ${formatMoney(toPaise(pricePaise))} including taxes.`),
    button('See it in the shop', address),
    note('This is the one email you asked for. We’ve deleted your address from the list.'),
  ],
  reason: 'You’re getting this email because you asked for it on the product’s page.',
});

export function stockNoticeJobs({
  db,
  mailer,
  publicUrl,
  jobs,
}: Deps): Pick<JobHandlers, 'stock/back' | 'mail/stock-notice'> {
  return {
    'stock/back': ({ productId }) => watchers.enqueueNotices(db, productId),

    async 'mail/stock-notice'({ productId, email }, { id }) {
      const product = await watchers.findProduct(db, productId);
      if (!product) return;
      // Sold again before the mail could leave: the wait goes on.
      if (!product.available) return db.transaction((tx) => addWatcher(tx, jobs, productId, email));
      const address = absoluteUrl(publicUrl(), paths.product(product.slug));
      await mailer.send(await renderMailNow(db, stockNoticeMail(email, product, address)), id);
    },
  };
}
