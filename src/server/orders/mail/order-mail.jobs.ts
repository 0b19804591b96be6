import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { renderMail } from '../../mail/mail-layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import * as mails from './order-mails.ts';
import { findOrderOfMailbox, findProductStock } from './order-mail.repository.ts';
import * as orders from '../order.repository.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import { addLink } from '../placing/place-order.repository.ts';

declare module '../../jobs/job-kinds.ts' {
  interface JobPayloads {
    'mail/order': {
      readonly orderId: string;
      readonly event: 'placed' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled';
    };
    /** Asked for by anyone, for an order that may not be there. */
    'mail/order-link': { readonly number: string; readonly email: string };
    /** To the shop: a new order, money that has to go back, a product that runs low. */
    'mail/shop-order': { readonly orderId: string };
    'mail/shop-refund': { readonly orderId: string };
    'mail/low-stock': { readonly productId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type OrderMailHandlers = Pick<
  JobHandlers,
  'mail/order' | 'mail/order-link' | 'mail/shop-order' | 'mail/shop-refund' | 'mail/low-stock'
>;

export function orderMailJobs({ db, mailer, publicUrl }: Deps): OrderMailHandlers {
  /** A guest's mail carries a token of its own, made now: no job ever holds one. */
  async function linkTo({ id, userId }: WholeOrderRow): Promise<string> {
    if (userId !== null) return absoluteUrl(publicUrl(), paths.order(id));
    const token = newToken();
    await addLink(db, hashToken(token), id);
    return absoluteUrl(publicUrl(), paths.order(id, token));
  }

  return {
    async 'mail/order'({ orderId, event }, job) {
      const row = await orders.read(db, orderId);
      if (row) await mailer.send(renderMail(mails.orderMail(row, event, await linkTo(row))), job.id);
    },

    async 'mail/order-link'({ number, email }, job) {
      const orderId = await findOrderOfMailbox(db, number, email);
      const row = orderId === null ? null : await orders.read(db, orderId);
      if (row) await mailer.send(renderMail(mails.orderLinkMail(row, await linkTo(row))), job.id);
    },

    async 'mail/shop-order'({ orderId }, job) {
      const row = await orders.read(db, orderId);
      if (row) await mailer.send(renderMail(mails.shopOrderMail(row)), job.id);
    },

    async 'mail/shop-refund'({ orderId }, job) {
      const row = await orders.read(db, orderId);
      if (row) await mailer.send(renderMail(mails.shopRefundMail(row)), job.id);
    },

    async 'mail/low-stock'({ productId }, job) {
      const product = await findProductStock(db, productId);
      if (!product) return;
      const address = absoluteUrl(publicUrl(), paths.product(product.slug));
      await mailer.send(renderMail(mails.lowStockMail(product, address)), job.id);
    },
  };
}
