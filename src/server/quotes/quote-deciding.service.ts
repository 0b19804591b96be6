import type { PriceQuote, QuoteAcceptance } from '#contracts/quotes.ts';
import type { PaymentOption } from '#contracts/checkout.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise } from '#domain/money/money.ts';
import { paymentOptions, phoneProblem, upiObstacle } from '#domain/orders/checkout.ts';
import { arrivalDates } from '#domain/orders/delivery-dates.ts';
import { quoteHoldMinutes, quoteObstacle, quoteStateOf } from '#domain/quotes/quotes.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { formatIndianTime } from '#domain/time.ts';
import { toPaymentOption } from '../checkout/checkout.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import { makeOrder, type AgreedOrder } from '../orders/placing/make-order.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import * as changes from './quote-changes.repository.ts';
import type { QuoteOfferRow } from './quote-offer.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow, QuoteVersionRow } from './quote.repository.ts';
import { requireOwnQuote, type QuoteCaller } from './quote.service.ts';
import { validUntilOf } from './quote-view.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
  readonly payments: PaymentViews;
}

const minuteMs = 60_000;
const messagesPerQuote: Limit = { max: 20, minutes: 60 };
const cannotPay = 'That way to pay isn’t available for this quote. Please choose another one.';

/** Waits until nobody else decides about the quote, and reads it as it is then. */
async function lockQuote(tx: Queryable, id: string): Promise<QuoteRow> {
  await changes.lock(tx, id);
  const row = await rows.read(tx, id);
  if (!row) throw new Refusal('quote-unknown');
  return row;
}

/** The version that counts, if it is the one that was seen and can still be decided about. */
function requireOpen(row: QuoteRow, version: number): QuoteVersionRow {
  const obstacle = quoteObstacle({ ...row, validUntil: validUntilOf(row) }, version, row.now);
  if (obstacle !== null || row.sent === null) throw new Refusal('quote-refused', obstacle ?? undefined);
  return row.sent;
}

export interface Circumstances {
  /** It comes from the machine of the shop itself, where the test gateway may be used. */
  readonly isLocal: boolean;
}

/** How an offer can be paid, by the rules of the checkout. */
export function quotePaymentOptions(
  offer: QuoteOfferRow,
  payments: PaymentViews,
  { isLocal }: Circumstances,
  settings: Settings,
) {
  const methods = isLocal ? payments.options : payments.foreignOptions;
  const goods = toPaise(offer.subtotalPaise + offer.adjustedPaise);
  const upi = upiObstacle(toPaise(offer.totalPaise), settings) === null;
  return paymentOptions(offer.address, methods, goods, settings).filter((method) => method !== 'upi' || upi);
}

/** The order that an offer becomes: at its prices, with what the buyer adds when accepting. */
export function agreedOrderOf(
  row: Pick<QuoteRow, 'userId' | 'phone'>,
  offer: QuoteOfferRow,
  {
    streetAddress,
    city,
    phone,
    purchaseOrder,
  }: Pick<QuoteAcceptance, 'streetAddress' | 'city' | 'phone' | 'purchaseOrder'>,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
) {
  const dates = arrivalDates({ fromDays: offer.deliveryDays, toDays: offer.deliveryDays }, now, settings);
  return {
    userId: row.userId,
    phone: phone ?? row.phone,
    subtotalPaise: offer.subtotalPaise,
    adjustments: offer.adjustments,
    adjustedPaise: offer.adjustedPaise,
    shippingPaise: offer.shippingPaise,
    totalPaise: offer.totalPaise,
    shippingMethod: offer.shippingMethod,
    arrivesFrom: dates.from,
    arrivesTo: dates.to,
    shippingAddress: { ...offer.address, streetAddress, city },
    billingAddress: null,
    business: offer.business && { ...offer.business, purchaseOrder: purchaseOrder ?? offer.business.purchaseOrder },
    supplyState: offer.supplyState,
    lines: offer.lines,
  } as const satisfies Partial<AgreedOrder>;
}

export type QuoteDeciding = ReturnType<typeof createQuoteDeciding>;

/** What whoever asked decides about a quote that was sent: accepting, declining, asking back. */
export function createQuoteDeciding({ db, throttle, jobs, payments }: Deps) {
  function checkPayment(
    row: QuoteRow,
    offer: QuoteOfferRow,
    accepted: QuoteAcceptance,
    { isLocal, settings }: Circumstances & { readonly settings: Settings },
  ): void {
    if (!quotePaymentOptions(offer, payments, { isLocal }, settings).includes(accepted.paymentMethod)) {
      throw new Refusal('payment-unavailable', cannotPay);
    }
    const problem = phoneProblem({ paymentMethod: accepted.paymentMethod, phone: accepted.phone ?? row.phone ?? '' });
    if (problem !== null) throw new Refusal('input-invalid', problem);
  }

  return {
    /** How a quote can be paid; none unless it can be accepted now. */
    async paymentMethods(row: QuoteRow, where: Circumstances): Promise<PaymentOption[]> {
      if (row.sent === null) return [];
      if (quoteStateOf({ status: row.status, validUntil: validUntilOf(row) }, row.now) !== 'open') return [];
      const settings = await readSettings(db);
      const held = quoteHoldMinutes('bank-transfer', new Date(row.sent.validUntil), row.now);
      const kept = `until ${formatIndianTime(new Date(row.now.getTime() + held * minuteMs), 'longDate')}`;
      return quotePaymentOptions(row.sent.offer, payments, where, settings).map((method) =>
        toPaymentOption(method, payments, settings, kept),
      );
    },

    /** One transaction makes the order and marks the quote; of many at once one is the first, and the others are told. */
    async accept(
      number: string,
      caller: QuoteCaller,
      accepted: QuoteAcceptance,
      where: Circumstances,
    ): Promise<{ order: NonNullable<PriceQuote['order']>; token: string | null }> {
      const { id } = await requireOwnQuote(db, number, caller);
      return db.transaction(async (tx) => {
        const row = await lockQuote(tx, id);
        const { offer, validUntil } = requireOpen(row, accepted.version);
        const settings = await readSettings(tx);
        checkPayment(row, offer, accepted, { ...where, settings });
        const { paymentMethod } = accepted;
        const { order, token } = await makeOrder(tx, {
          ...agreedOrderOf(row, offer, accepted, { now: row.now, settings }),
          email: row.email!,
          notes: null,
          paymentMethod,
          testPayment: paymentMethod === 'razorpay' && payments.testGateway,
          holdMinutes: quoteHoldMinutes(paymentMethod, new Date(validUntil), row.now),
          author: 'buyer',
          authorId: row.userId,
          tellsBuyer: true,
        });
        await changes.accept(tx, id, order.id);
        return { order: { id: order.id, number: order.number }, token };
      });
    },

    async decline(number: string, caller: QuoteCaller, { version, reason }: { version: number; reason: string }) {
      const { id } = await requireOwnQuote(db, number, caller);
      await db.transaction(async (tx) => {
        requireOpen(await lockQuote(tx, id), version);
        await changes.decline(tx, id, reason);
        await jobs.enqueue(tx, 'mail/shop-quote-declined', { quoteId: id });
      });
    },

    async ask(number: string, caller: QuoteCaller, body: string): Promise<void> {
      const { id } = await requireOwnQuote(db, number, caller);
      if (!(await throttle.consume(`quotes:messages:${id}`, messagesPerQuote))) throw new Refusal('too-many-requests');
      await db.transaction(async (tx) => {
        const messageId = await changes.addMessage(tx, id, { author: 'buyer', userId: caller.userId, body });
        await jobs.enqueue(tx, 'mail/shop-quote-question', { quoteId: id, messageId });
      });
    },
  };
}
