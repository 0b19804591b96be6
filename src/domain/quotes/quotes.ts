import { toPaise, type Paise } from '../money/money.ts';
import { holdMinutes, type PaymentMethod } from '../orders/payment.ts';
import { priceOrder, type Adjustment, type Line, type OrderPrice } from '../pricing/pricing.ts';
import { regionOfCountry } from '../places/countries.ts';
import { deliveryDays, type ShippingMethod } from '../shipping/shipping.ts';

/** As it stands on the quote and in its mails. */
export const quoteNumberPattern = /^Q-\d{1,18}$/;

/** How many units of one product somebody may ask a price for, however many there are. */
export const maxQuotedUnits = 10_000;
/** How many different products. */
export const maxQuotedLines = 100;
export const quoteWordsMaxLength = 3000;
export const declineReasonMaxLength = 1000;
export const maxQuotedDays = 180;

/** How long prices hold unless staff say otherwise. */
export const usualValidDays = 30;
/** How long a link opens a quote, from the day it was mailed. */
export const quoteLinkDays = 180;
/** Quotes that nothing came of are forgotten; the privacy policy says so. */
export const quoteRetentionYears = 3;
/** In how many business days we answer. */
export const quoteAnswerDays = 2;

export const quoteReasons = ['class', 'stock', 'country', 'document'] as const;
export type QuoteReason = (typeof quoteReasons)[number];

export const quoteReasonNames: Readonly<Record<QuoteReason, string>> = {
  class: 'A class or workshop',
  stock: 'More than you have in stock',
  country: 'A country you don’t ship to',
  document: 'We need a document to approve',
};

export const quoteStatuses = ['asked', 'sent', 'accepted', 'declined'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** What a buyer sees: a quote that was sent is open until its end. */
export const quoteStates = ['asked', 'open', 'over', 'accepted', 'declined'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteSentences = {
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter an email address, so we can answer you.',
  numberMissing: 'Enter the number of your quote.',
  numberInvalid: 'A quote’s number looks like Q-1042.',
  askedEmailMissing: 'Enter the email address you asked with.',
  linesMissing: 'Choose at least one product to ask a price for.',
  linesMany: `A quote can hold ${maxQuotedLines} different products.`,
  linesTwice: 'Each product stands in a quote once. Please change its quantity instead.',
  quantity: `A quantity is a whole number from 1 to ${maxQuotedUnits.toLocaleString('en-IN')}.`,
  words: `Your words may have at most ${quoteWordsMaxLength} characters.`,
  day: 'Enter a day such as 2026-12-11.',
  questionMissing: 'Write your question first.',
  reasonMissing: 'Tell us in a few words why, so we can do better.',
  reasonLong: `A reason may have at most ${declineReasonMaxLength} characters.`,
  streetMissing: 'Enter the street address that it goes to.',
  price: 'A price is an amount such as 3499.00.',
  percent: 'A discount is from 0.01 to 100 percent.',
  discountLabel: 'Say what the discount is for, in one line of at most 100 characters.',
  validDays: `Prices hold for 1 to ${maxQuotedDays} days.`,
  deliveryDays: `Delivery takes 0 to ${maxQuotedDays} business days.`,
} as const;

/** A discount of all goods: so much, or so many percent. */
export interface QuoteDiscount {
  readonly label: string;
  readonly amount: Paise | { readonly percent: number };
}

export interface QuoteSheet<L extends Line = Line> {
  readonly lines: readonly L[];
  readonly discount: QuoteDiscount | null;
  readonly freight: Paise;
}

const toAdjustment = ({ label, amount }: QuoteDiscount): Adjustment => ({
  label,
  amount: typeof amount === 'number' ? toPaise(0 - amount) : { percent: 0 - amount.percent },
});

/** What staff make of a quote, by the rules of every order. The office shows it while they type, and the server keeps it. */
export const priceQuote = <L extends Line>({ lines, discount, freight }: QuoteSheet<L>): OrderPrice<L> =>
  priceOrder({ lines, adjustments: discount ? [toAdjustment(discount)] : [] }, { fee: freight });

interface TimedQuote {
  readonly status: QuoteStatus;
  /** Of the version that counts; null until one was sent. */
  readonly validUntil: Date | null;
}

export function quoteStateOf({ status, validUntil }: TimedQuote, now: Date): QuoteState {
  if (status !== 'sent') return status;
  return validUntil !== null && validUntil > now ? 'open' : 'over';
}

/** Why a version of a quote cannot be accepted or declined, or null: it can. */
export function quoteObstacle(
  quote: TimedQuote & { readonly sentVersion: number | null; readonly orderNumber: string | null },
  version: number,
  now: Date,
): string | null {
  switch (quoteStateOf(quote, now)) {
    case 'asked':
      return 'We’re still pricing this quote. We’ll email you once it’s ready.';
    case 'over':
      return 'This quote has ended, so its prices no longer hold. Ask for it again, and we’ll send you a new one.';
    case 'accepted':
      return `You’ve already accepted this quote. It’s order ${quote.orderNumber}. Nothing was ordered twice.`;
    case 'declined':
      return 'This quote was declined. Write to us if you’d like it opened again.';
    case 'open':
      return version === quote.sentVersion
        ? null
        : 'We sent you a newer version of this quote. Please look at it before you decide.';
  }
}

const minuteMs = 60_000;

/** How long an accepted quote keeps its units without a payment: as an order does, and at least until the quote’s own end. */
export const quoteHoldMinutes = (method: PaymentMethod, validUntil: Date, now: Date): number =>
  Math.max(holdMinutes[method], Math.ceil((validUntil.getTime() - now.getTime()) / minuteMs));

/** How a quote travels unless staff say otherwise. */
export const usualShippingMethod = (country: string): ShippingMethod =>
  regionOfCountry(country) === 'india' ? 'domestic-standard' : 'international-standard';

/** In how many business days it arrives by that; where no tariff knows, staff say. */
export const usualDeliveryDays = (method: ShippingMethod, country: string): number =>
  deliveryDays(method, regionOfCountry(country))?.toDays ?? 0;

/** When it makes sense to ask: many units, or more than there are. */
const manyUnits = 10;

export const suitsQuote = (
  lines: readonly {
    readonly quantity: number;
    readonly product: { readonly stock: number | null; readonly inStock: boolean };
  }[],
): boolean =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) >= manyUnits ||
  lines.some(({ quantity, product: { stock, inStock } }) => !inStock || (stock !== null && quantity >= stock));
