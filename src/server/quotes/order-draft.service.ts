import type { DraftPayment, OfficeQuote } from '#contracts/office-quotes.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { phoneProblem } from '#domain/orders/checkout.ts';
import { holdMinutes } from '#domain/orders/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import { makeOrder } from '../orders/placing/make-order.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { freezeSheet, type OfficeQuoteService } from './office-quote.service.ts';
import * as changes from './quote-changes.repository.ts';
import { agreedOrderOf, quotePaymentOptions, type Circumstances } from './quote-deciding.service.ts';
import type { QuoteOfferRow } from './quote-offer.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow } from './quote.repository.ts';
import { recordChange } from '../audit/audit.service.ts';

interface Deps {
  readonly db: Database;
  readonly quotes: Pick<OfficeQuoteService, 'change' | 'view'>;
  readonly payments: PaymentViews;
  /** Money is in the till and the goods are handed over: the order is paid and delivered, and nobody is mailed. */
  readonly settleAtCounter: (tx: Queryable, orderId: string, staff: Staff) => Promise<void>;
}

const refuse = (sentence: string): never => {
  throw new Refusal('quote-refused', sentence);
};

/** Where somebody at the counter stands. */
const counter = ({ city, pinCode }: Settings) => ({
  name: 'Counter sale',
  streetAddress: '',
  city,
  state: shop.address.state,
  zipCode: pinCode,
  country: 'India',
});

const notHandedOver = 'What is handed over doesn’t travel. Choose pickup first, or another way to pay.';

/** A parcel needs an address, and whoever pays later a mail with the link. */
function checkSendable(row: QuoteRow, offer: QuoteOfferRow, payment: Exclude<DraftPayment, 'counter'>): void {
  if (row.email === null) refuse('Add an email address first: the link to pay goes there.');
  const { streetAddress, city } = row.address;
  if (offer.shippingMethod !== 'pickup' && (streetAddress === '' || city === '')) {
    refuse('Add the street and the city first, or let it be picked up.');
  }
  const problem = phoneProblem({ paymentMethod: payment, phone: row.phone ?? '' });
  if (problem !== null) refuse(problem);
}

export type OrderDrafts = ReturnType<typeof createOrderDrafts>;

/** Orders that staff enter for a caller or at the counter: the same sheet as a quote, made an order by themselves. */
export function createOrderDrafts({ db, quotes, payments, settleAtCounter }: Deps) {
  return {
    async begin(staff: Staff): Promise<OfficeQuote> {
      const id = await db.transaction(async (tx) => {
        const draft = await rows.insert(tx, {
          kind: 'draft',
          userId: null,
          email: null,
          phone: null,
          address: counter(await readSettings(tx)),
          business: null,
          reasons: [],
          neededBy: null,
          words: null,
          lines: [],
          shippingMethod: 'pickup',
          deliveryDays: 0,
          freightPaise: 0,
          classId: null,
          linkHash: null,
        });
        await recordChange(tx, staff, { thing: 'quote', thingId: draft.id, label: draft.number, action: 'begun' });
        return draft.id;
      });
      return quotes.view(id);
    },

    /** Of two presses one makes the order, and the other is told. */
    order: (
      id: string,
      { version, payment }: { readonly version: number; readonly payment: DraftPayment },
      staff: Staff,
      where: Circumstances,
    ): Promise<OfficeQuote> =>
      quotes.change(id, { staff, version, action: 'ordered' }, async (tx, row) => {
        if (row.kind !== 'draft') refuse('A quote is accepted by whoever asked for it.');
        if (row.status === 'declined') refuse('This draft was thrown away. Open it again first.');
        const settings = await readSettings(tx);
        const offer = await freezeSheet(tx, row);
        const isCounter = payment === 'counter';
        if (isCounter && offer.shippingMethod !== 'pickup') refuse(notHandedOver);
        if (!isCounter) {
          checkSendable(row, offer, payment);
          if (!quotePaymentOptions(offer, payments, where, settings).includes(payment)) {
            throw new Refusal('payment-unavailable');
          }
        }
        const paymentMethod = isCounter ? 'cod' : payment;
        const given = { ...row.address, phone: row.phone, purchaseOrder: row.business?.purchaseOrder ?? null };
        const { order } = await makeOrder(tx, {
          ...agreedOrderOf(row, offer, given, { now: row.now, settings }),
          email: row.email ?? shop.email.support,
          notes: row.note,
          paymentMethod,
          testPayment: paymentMethod === 'razorpay' && payments.testGateway,
          holdMinutes: holdMinutes[paymentMethod],
          author: 'admin',
          authorId: staff.userId,
          tellsBuyer: !isCounter,
        });
        await changes.accept(tx, id, order.id);
        if (isCounter) await settleAtCounter(tx, order.id, staff);
        return { after: { order: order.number, payment } };
      }),
  };
}
