import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { renderMail } from '../../mail/mail-layout.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import * as officeMails from './office-mails.ts';
import * as mails from './order-mails.ts';
import * as sentMails from './sent-mail.repository.ts';
import { findOrderOfMailbox, findProductStock } from './order-mail.repository.ts';
import * as orders from '../order.repository.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import * as refunds from '../refund.repository.ts';
import { addLink } from '../placing/place-order.repository.ts';

declare module '../../jobs/job-kinds.ts' {
  interface JobPayloads {
    'mail/order': {
      readonly orderId: string;
      readonly event: 'placed' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled';
    };
    /** Asked for by anyone, for an order that may not be there. */
    /** To the buyer: money that went back, and a note of ours. */
    'mail/refund': { readonly refundId: string };
    'mail/order-note': { readonly orderId: string; readonly note: string };
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
  | 'mail/order'
  | 'mail/refund'
  | 'mail/order-note'
  | 'mail/order-link'
  | 'mail/shop-order'
  | 'mail/shop-refund'
  | 'mail/low-stock'
>;

export function orderMailJobs({ db, mailer, publicUrl }: Deps): OrderMailHandlers {
  /** A guest's mail carries a token of its own, made now: no job ever holds one. */
  async function linkTo({ id, userId }: WholeOrderRow): Promise<string> {
    if (userId !== null) return absoluteUrl(publicUrl(), paths.order(id));
    const token = newToken();
    await addLink(db, hashToken(token), id);
    return absoluteUrl(publicUrl(), paths.order(id, token));
  }

  /** Sends a mail to the buyer, and keeps what it said beside the order. */
  async function tell({ id: orderId }: WholeOrderRow, content: MailContent, jobId: string): Promise<void> {
    const mail = renderMail(content);
    if (await mailer.send(mail, jobId)) await sentMails.keep(db, jobId, orderId, mail);
  }

  return {
    async 'mail/order'({ orderId, event }, job) {
      const row = await orders.read(db, orderId);
      if (row) await tell(row, mails.orderMail(row, event, await linkTo(row)), job.id);
    },

    async 'mail/order-link'({ number, email }, job) {
      const orderId = await findOrderOfMailbox(db, number, email);
      const row = orderId === null ? null : await orders.read(db, orderId);
      if (row) await tell(row, mails.orderLinkMail(row, await linkTo(row)), job.id);
    },

    async 'mail/refund'({ refundId }, job) {
      const refund = await refunds.find(db, refundId);
      const row = refund && (await orders.read(db, refund.orderId));
      if (row) await tell(row, officeMails.refundMail(row, refund, await linkTo(row)), job.id);
    },

    async 'mail/order-note'({ orderId, note }, job) {
      const row = await orders.read(db, orderId);
      if (row) await tell(row, officeMails.orderNoteMail(row, note, await linkTo(row)), job.id);
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
