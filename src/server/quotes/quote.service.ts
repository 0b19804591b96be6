import type { PaymentOption } from '#contracts/checkout.ts';
import { z } from 'zod';
import type { NewQuote, OwnQuote, PriceQuote, QuoteLinkRequest } from '#contracts/quotes.ts';
import { differingStates, receiverProblem } from '#domain/business/business.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { quoteNumberPattern, quoteStateOf, usualDeliveryDays, usualShippingMethod } from '#domain/quotes/quotes.ts';
import { shop } from '#domain/shop/shop.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { toOrderAddress } from '../orders/placing/order-address.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import { sentQuoteFile, type QuoteFile } from './quote-files.ts';
import * as lists from './quote-list.repository.ts';
import { toPriceQuote } from './quote-view.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow } from './quote.repository.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  readonly pictures: AssetUrls;
  /** How a quote can be paid now. */
  readonly paymentMethods: (row: QuoteRow, where: { readonly isLocal: boolean }) => Promise<PaymentOption[]>;
}

/** Who asks about a quote: a signed-in user, or whoever has the token of a link to it. */
export interface QuoteCaller {
  readonly userId: number | null;
  readonly token?: string | undefined;
}

interface TokenInput {
  readonly headers: { readonly 'x-quote-token'?: string | undefined };
  readonly query: { readonly token?: string | undefined };
  readonly visitor: Pick<Visitor, 'findSession'>;
}

export async function quoteCallerOf({ headers, query, visitor }: TokenInput): Promise<QuoteCaller> {
  const session = await visitor.findSession();
  return { userId: session?.userId ?? null, token: headers['x-quote-token'] ?? query.token };
}

const limits = {
  quotesPerIp: { max: 30, minutes: 60 },
  receiptsPerMailbox: { max: 10, minutes: 60 },
  linksPerIp: { max: 30, minutes: 60 },
  linksPerMailbox: { max: 5, minutes: 60 },
} as const satisfies Record<string, Limit>;

const tooMany = `That’s more requests than we can take in an hour. Please wait a little, or email ${shop.email.support}.`;
const productGone = 'One of these products is no longer sold. Please take it out and ask again.';

/** Only programs see the field, and programs fill in whatever they see. */
const isFromBot = ({ website }: NewQuote): boolean => website != null && website !== '';

/** A quote of somebody else is as unknown as one that never was. */
export async function requireOwnQuote(db: Queryable, number: string, caller: QuoteCaller): Promise<QuoteRow> {
  const wanted = number.trim().toUpperCase();
  const tokenHash = caller.token ? hashToken(caller.token) : null;
  const row = quoteNumberPattern.test(wanted)
    ? await rows.findOwn(db, wanted, { userId: caller.userId, tokenHash })
    : null;
  if (!row) throw new Refusal('quote-unknown');
  return row;
}

const ownPlace = z.tuple([z.string(), z.uuid()]);
const ownLimit = 10;

interface OwnPage {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const toOwnQuote = ({ totalPaise, validUntil, createdAt, ...row }: lists.OwnQuoteRow): OwnQuote => ({
  number: row.number,
  state: quoteStateOf({ status: row.status, validUntil }, row.now),
  askedAt: createdAt.toISOString(),
  units: row.units,
  total: totalPaise === null ? null : toDecimal(toPaise(totalPaise)),
  validUntil: validUntil?.toISOString() ?? null,
  order: row.orderId !== null && row.orderNumber !== null ? { id: row.orderId, number: row.orderNumber } : null,
});

export type QuoteService = ReturnType<typeof createQuoteService>;

export function createQuoteService({ db, throttle, jobs, pictures, paymentMethods }: Deps) {
  /** What was asked for, at today’s prices, with which staff begin. */
  async function linesOf(tx: Queryable, { lines }: NewQuote) {
    const products = await rows.productsOf(
      tx,
      lines.map(({ productId }) => productId),
    );
    return lines.map(({ productId, quantity }) => {
      const product = products.get(productId);
      if (!product?.isSold) throw new Refusal('product-unknown', productGone);
      return { productId, quantity, pricePaise: product.pricePaise };
    });
  }

  return {
    async ask(asked: NewQuote, userId: number | null, from: string): Promise<{ number: string; token: string | null }> {
      if (!(await throttle.consume(`quotes:address:${networkOf(from)}`, limits.quotesPerIp))) {
        throw new Refusal('too-many-requests', tooMany);
      }
      const token = userId === null ? newToken() : null;
      if (isFromBot(asked)) return { number: await rows.takeQuoteNumber(db), token };
      const { email, phone, business, reasons, neededBy, words, classId, ...place } = asked;
      const address = toOrderAddress({ ...place, isDefault: false });
      const problem = business && receiverProblem(business, address);
      if (problem) throw new Refusal('input-invalid', problem);
      // A stranger's mailbox cannot be flooded with receipts: beyond the limit only the shop gets the request.
      const receipt = await throttle.consume(`quotes:mailbox:${digest(email)}`, limits.receiptsPerMailbox);
      const shippingMethod = usualShippingMethod(address.country);
      return db.transaction(async (tx) => {
        const { id: quoteId, number } = await rows.insert(tx, {
          kind: 'quote',
          userId,
          email,
          phone,
          address,
          business: business && {
            ...business,
            receiver: differingStates(business.gstin, address) ? business.receiver : null,
          },
          reasons,
          neededBy,
          words,
          lines: await linesOf(tx, asked),
          shippingMethod,
          deliveryDays: usualDeliveryDays(shippingMethod, address.country),
          freightPaise: null,
          classId,
          linkHash: token === null ? null : hashToken(token),
        });
        await jobs.enqueue(tx, 'mail/shop-quote', { quoteId });
        if (receipt) await jobs.enqueue(tx, 'mail/quote-receipt', { quoteId });
        return { number, token };
      });
    },

    async get(number: string, caller: QuoteCaller, where: { readonly isLocal: boolean }): Promise<PriceQuote> {
      const row = await requireOwnQuote(db, number, caller);
      const products = await rows.productsOf(
        db,
        row.lines.map(({ productId }) => productId),
      );
      return {
        ...toPriceQuote(row, products, pictures),
        class: caller.userId !== null && caller.userId === row.userId ? row.class : null,
        paymentMethods: await paymentMethods(row, where),
      };
    },

    /** Writes the same row for anything that is asked for; whether there is such a quote, the job finds out. */
    async requestLink({ number, email }: QuoteLinkRequest, from: string): Promise<void> {
      if (!(await throttle.consume(`quote-link:address:${networkOf(from)}`, limits.linksPerIp))) {
        throw new Refusal('too-many-requests');
      }
      if (!(await throttle.consume(`quote-link:mailbox:${digest(email)}`, limits.linksPerMailbox))) return;
      await jobs.enqueue(db, 'mail/quote-link', { number, email });
    },

    async list(userId: number, { cursor, limit = ownLimit }: OwnPage): Promise<Page<OwnQuote>> {
      const found = await lists.listOwnQuotes(db, userId, decodeCursor(cursor, ownPlace), limit + 1);
      return pageOf(found, limit, { item: toOwnQuote, cursor: ({ exactlyAt, id }) => [exactlyAt, id] });
    },

    file: async (number: string, caller: QuoteCaller): Promise<QuoteFile> =>
      sentQuoteFile(db, await requireOwnQuote(db, number, caller)),
  };
}

export const quoteRetention: Retention = {
  deleteExpired: rows.deleteExpired,
  deleteByEmail: rows.removeByEmail,
};
