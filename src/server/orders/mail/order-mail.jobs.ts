import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { renderMailNow } from '../../mail/mail-layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createTellBuyer } from './order-mail.service.ts';
import * as officeMails from './office-mails.ts';
import * as mails from './order-mails.ts';
import { findOrderOfMailbox, findProductStock } from './order-mail.repository.ts';
import * as orders from '../order.repository.ts';
import * as refunds from '../refund.repository.ts';

declare module '../../jobs/job-kinds.ts' {
  interface JobPayloads {
    'mail/order': {
      readonly orderId: string;
      readonly event: 'placed' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled';
    };
    /** To the buyer: money that was refunded. */
    'mail/refund': { readonly refundId: string };
    /** To the buyer: the carrier or the number of a parcel that has left was put right. */
    'mail/parcel': { readonly orderId: string };
    /** To the buyer: a note of the shop. */
    'mail/order-note': { readonly orderId: string; readonly note: string };
    /** Anyone may request a link, also for an order that does not exist. */
    'mail/order-link': { readonly number: string; readonly email: string };
    /** To the shop: a new order, money that has to go back, a product that runs low. */
    'mail/shop-order': { readonly orderId: string };
    'mail/shop-refund': { readonly orderId: string };
    'mail/low-stock': { readonly productId: string };
    /** To the shop: the payment service could not give money back. */
    'mail/shop-refund-failed': { readonly refundId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type OrderMailHandlers = Pick<
  JobHandlers,
  | 'mail/order'
  | 'mail/refund'
  | 'mail/order-note'
  | 'mail/parcel'
  | 'mail/order-link'
  | 'mail/shop-order'
  | 'mail/shop-refund'
  | 'mail/low-stock'
  | 'mail/shop-refund-failed'
>;

export function orderMailJobs({ db, mailer, publicUrl }: Deps): OrderMailHandlers {
  const tell = createTellBuyer({ db, mailer, publicUrl });

  return {
    async 'mail/order'({ orderId, event }, job) {
      const row = await orders.read(db, orderId);
      if (row)
        await tell(row, (link, token) => mails.orderMail(row, event, { link, token, publicUrl: publicUrl() }), job);
    },

    async 'mail/order-link'({ number, email }, job) {
      const orderId = await findOrderOfMailbox(db, number, email);
      const row = orderId === null ? null : await orders.read(db, orderId);
      if (row) await tell(row, (link) => mails.orderLinkMail(row, link), job);
    },

    async 'mail/refund'({ refundId }, job) {
      const refund = await refunds.find(db, refundId);
      const row = refund?.orderId ? await orders.read(db, refund.orderId) : null;
      if (row && refund) await tell(row, (link) => officeMails.refundMail(row, refund, link), job);
    },

    async 'mail/parcel'({ orderId }, job) {
      const row = await orders.read(db, orderId);
      if (row) await tell(row, (link) => officeMails.parcelMail(row, link), job);
    },

    async 'mail/order-note'({ orderId, note }, job) {
      const row = await orders.read(db, orderId);
      if (row) await tell(row, (link) => officeMails.orderNoteMail(row, note, link), job);
    },

    async 'mail/shop-order'({ orderId }, job) {
      const row = await orders.read(db, orderId);
      if (row) await mailer.send(await renderMailNow(db, mails.shopOrderMail(row)), job.id);
    },

    async 'mail/shop-refund'({ orderId }, job) {
      const row = await orders.read(db, orderId);
      if (row) await mailer.send(await renderMailNow(db, mails.shopRefundMail(row)), job.id);
    },

    async 'mail/shop-refund-failed'({ refundId }, job) {
      const refund = await refunds.find(db, refundId);
      const row = refund?.orderId ? await orders.read(db, refund.orderId) : null;
      if (!row || !refund) return;
      await mailer.send(await renderMailNow(db, officeMails.refundFailedMail(row, refund, publicUrl())), job.id);
    },

    async 'mail/low-stock'({ productId }, job) {
      const product = await findProductStock(db, productId);
      if (!product) return;
      const address = absoluteUrl(publicUrl(), paths.product(product.slug));
      await mailer.send(await renderMailNow(db, mails.lowStockMail(product, address)), job.id);
    },
  };
}
