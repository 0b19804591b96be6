import { z } from 'zod';
import { isPersonName, personNameMaxLength, accountSentences } from '#domain/accounts/account.ts';
import { purchaseOrderMaxLength } from '#domain/business/business.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { paymentMethods } from '#domain/orders/payment.ts';
import { addressLineMaxLength, addressSentences, zipCodeMaxLength } from '#domain/places/address.ts';
import { addressStateProblem, postalCodeProblem } from '#domain/places/address-forms.ts';
import { findIndianState, isIndia } from '#domain/places/india.ts';
import { quoteNumberPattern, quoteReasons, quoteSentences as sentences, quoteStates } from '#domain/quotes/quotes.ts';
import { declineReasonMaxLength, maxQuotedLines, maxQuotedUnits, quoteWordsMaxLength } from '#domain/quotes/quotes.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { newOrderBusiness, orderBusiness } from './business.ts';
import { paymentOption } from './checkout.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, orderAddress, priceAdjustment } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';

const { notOneLine, tooLong } = addressSentences;

const line = (missing: string, maxLength: number = addressLineMaxLength) =>
  z.string(missing).trim().min(1, missing).max(maxLength, tooLong).refine(isPlainLine, notOneLine);

const optionalLine = z
  .string(notOneLine)
  .trim()
  .max(addressLineMaxLength, tooLong)
  .refine(isPlainLine, notOneLine)
  .nullish()
  .transform((text) => text ?? '');

/** Where a quote goes. The street may wait until it is accepted: the price does not depend on it. */
export const addressFields = {
  name: line(sentences.nameMissing, personNameMaxLength).refine(isPersonName, accountSentences.nameInvalid),
  streetAddress: optionalLine,
  city: optionalLine,
  state: optionalLine,
  // Whether there is one depends on the country.
  zipCode: optionalLine.pipe(z.string().max(zipCodeMaxLength, tooLong)),
  country: line(addressSentences.countryMissing),
};

interface QuotedPlace {
  readonly country: string;
  readonly state: string;
  readonly zipCode: string;
}

/** The state decides about the tax, so it is asked for where there are states. */
export function checkPlace({ country, state, zipCode }: QuotedPlace, context: z.RefinementCtx): void {
  const problem = (path: keyof QuotedPlace, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const zipCodeMessage = postalCodeProblem({ country, zipCode });
  if (zipCodeMessage !== null) problem('zipCode', zipCodeMessage);
  const isUnknownState = isIndia(country) && !findIndianState(state);
  const stateMessage = isUnknownState ? addressSentences.stateMissing : addressStateProblem({ country, state });
  if (stateMessage !== null) problem('state', stateMessage);
}

export const words = z
  .string(sentences.words)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(quoteWordsMaxLength, sentences.words).refine(isPlainText, 'Your words are plain text.'));

const phoneMessage = 'A phone number has digits, spaces and a leading + only.';

export const phone = z
  .string(phoneMessage)
  .trim()
  .max(phoneMaxLength, phoneMessage)
  .regex(/^(\+?[\d ()-]{6,})?$/, phoneMessage)
  .nullish()
  .transform((text) => text || null);

export const quantity = z.int(sentences.quantity).min(1, sentences.quantity).max(maxQuotedUnits, sentences.quantity);

export const linesOf = <L extends z.ZodType<{ readonly productId: string }>>(oneLine: L) =>
  z
    .array(oneLine, sentences.linesMissing)
    .max(maxQuotedLines, sentences.linesMany)
    .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, sentences.linesTwice);

/** For the form too. */
export const newQuote = z
  .object({
    ...addressFields,
    email: z.string(sentences.emailMissing).trim().min(1, sentences.emailMissing).pipe(emailAddress),
    phone,
    business: newOrderBusiness.nullish().transform((business) => business ?? null),
    lines: linesOf(z.object({ productId: z.uuid('That is no product of ours.'), quantity })).refine(
      (all) => all.length > 0,
      sentences.linesMissing,
    ),
    reasons: z.array(z.enum(quoteReasons, 'That is no reason we know.')).max(quoteReasons.length).default([]),
    neededBy: z
      .union([z.literal(''), z.iso.date(sentences.day)], sentences.day)
      .nullish()
      .transform((day) => day || null),
    words: words.nullish().transform((text) => text || null),
    classId: z
      .uuid('A class is named by a uuid.')
      .nullish()
      .transform((id) => id ?? null)
      .describe('The class of the user that it is for: boxes are labelled for its benches.'),
    website: z.unknown().describe('People do not see this field, and leave it empty.').optional(),
  })
  .superRefine(checkPlace);

export type NewQuote = z.output<typeof newQuote>;

const quoteLine = z.object({
  productId: z.uuid(),
  slug: z.string().nullable().describe('Null when the product has no page any more.'),
  name: z.string(),
  imageUrl: z.string(),
  hsnCode: z.string(),
  quantity: z.int(),
  price: amount,
  total: amount,
});

export type QuoteLine = z.infer<typeof quoteLine>;

const offer = z.object({
  version: z.int().describe('Which of those that were sent; the newest counts.'),
  sentAt: moment,
  validUntil: moment,
  lines: z.array(quoteLine),
  subtotal: amount,
  adjustments: z.array(priceAdjustment),
  freight: amount,
  total: amount,
  taxable: amount,
  taxes: z.object({ cgst: amount, sgst: amount, igst: amount }),
  placeOfSupply: z.string(),
  shippingName: z.string(),
  deliveryDays: z.int().describe('In how many business days of the payment it arrives.'),
  note: z.string().nullable(),
});

export type QuoteOffer = z.infer<typeof offer>;

export const quoteMessage = z.object({
  id: z.string(),
  author: z.enum(['buyer', 'staff']),
  body: z.string(),
  at: moment,
});

const priceQuote = z
  .object({
    number: z.string().describe("Short and readable: 'Q-1001'."),
    state: z.enum(quoteStates),
    askedAt: moment,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: orderAddress,
    business: orderBusiness.nullable(),
    asked: z.array(z.object({ name: z.string(), quantity: z.int() })).describe('What was asked for.'),
    words: z.string().nullable(),
    class: z
      .object({ name: z.string(), pupils: z.int() })
      .nullable()
      .describe('The class that it is for, for the account whose class it is; a link alone does not tell it.'),
    offer: offer.nullable().describe('Null until it was sent.'),
    order: z.object({ id: z.uuid(), number: z.string() }).nullable().describe('What it became.'),
    cancelledOrder: z
      .object({ id: z.uuid(), number: z.string() })
      .nullable()
      .describe('What it became and was cancelled; it can be accepted again while it is open.'),
    acceptedAt: moment.nullable(),
    declinedAt: moment.nullable(),
    declineReason: z.string().nullable(),
    messages: z.array(quoteMessage).describe('Oldest first.'),
    paymentMethods: z.array(paymentOption).describe('How it can be paid; empty unless it can be accepted now.'),
  })
  .meta({ id: 'PriceQuote' });

export type PriceQuote = z.infer<typeof priceQuote>;

const purchaseOrderMessage = `A purchase order number is one line of at most ${purchaseOrderMaxLength} characters.`;

const sentVersion = z.int('version must be the one that was read.');

/** For the form too. */
export const quoteAcceptance = z.object({
  version: sentVersion.describe('The version that the buyer saw. If a newer one was sent, nothing is ordered (409).'),
  paymentMethod: z.enum(paymentMethods, 'Please choose how you would like to pay.'),
  streetAddress: line(sentences.streetMissing),
  city: line(addressSentences.cityMissing),
  phone,
  purchaseOrder: z
    .string(purchaseOrderMessage)
    .trim()
    .max(purchaseOrderMaxLength, purchaseOrderMessage)
    .refine(isPlainLine, purchaseOrderMessage)
    .nullish()
    .transform((number) => number || null),
});

export type QuoteAcceptance = z.output<typeof quoteAcceptance>;

/** For the form too. */
export const quoteDecline = z.object({
  version: sentVersion,
  reason: words.pipe(z.string().min(1, sentences.reasonMissing).max(declineReasonMaxLength, sentences.reasonLong)),
});

/** For the form too. */
export const quoteQuestion = z.object({ body: words.pipe(z.string().min(1, sentences.questionMissing)) });

/** For the form too. */
export const quoteLinkRequest = z.object({
  number: z
    .string(sentences.numberMissing)
    .trim()
    .min(1, sentences.numberMissing)
    .toUpperCase()
    .regex(quoteNumberPattern, sentences.numberInvalid),
  email: z.string(sentences.askedEmailMissing).trim().min(1, sentences.askedEmailMissing).pipe(emailAddress),
});

export type QuoteLinkRequest = z.output<typeof quoteLinkRequest>;

const ownQuote = z
  .object({
    number: z.string(),
    state: z.enum(quoteStates),
    askedAt: moment,
    units: z.int(),
    total: amount.nullable().describe('Of the version that counts; null: none was sent yet.'),
    validUntil: moment.nullable(),
    order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  })
  .meta({ id: 'OwnQuote' });

export type OwnQuote = z.infer<typeof ownQuote>;

const token = z.string().max(100).optional();

/** Of the buyer's calls about one quote: its number, and what opens it. */
const opened = {
  access: 'visitor',
  params: z.object({ number: z.string().max(50) }),
  query: z.object({ token }),
  headers: z.object({ 'x-quote-token': token }),
} as const;

export const quoteEndpoints = {
  'POST /api/quotes': {
    summary: 'Asks for a quote. It is kept, mailed to the shop and confirmed to whoever asks; the cart stays as it is.',
    access: 'visitor',
    body: newQuote,
    reply: z
      .object({ number: z.string(), token: z.string().nullable().describe('For a guest: opens the quote again.') })
      .meta({ id: 'AskedQuote' }),
    status: 201,
  },
  'GET /api/quotes': {
    summary: 'The quotes that the user has asked for, the newest first, in pages.',
    access: 'user',
    query: z.object(pageQuery),
    reply: pageOf(ownQuote),
    status: 200,
  },
  'POST /api/quote-links': {
    summary:
      'Mails a new link to a quote to the mailbox it was asked with. The answer never tells whether it was sent.',
    access: 'anyone',
    body: quoteLinkRequest,
    reply: null,
    status: 202,
  },
  'GET /api/quotes/:number': {
    ...opened,
    summary: 'One quote: for the account that asked, or for whoever has its token.',
    reply: priceQuote,
    status: 200,
  },
  'POST /api/quotes/:number/accept': {
    ...opened,
    summary: 'Accepts a quote and makes the order at its prices, all or nothing: its units are taken from the stock.',
    line: 'buying',
    body: quoteAcceptance,
    reply: z
      .object({
        order: z.object({ id: z.uuid(), number: z.string() }),
        token: z.string().nullable().describe('For a guest: opens the order.'),
      })
      .meta({ id: 'AcceptedQuote' }),
    status: 201,
  },
  'POST /api/quotes/:number/decline': {
    ...opened,
    summary: 'Declines a quote, with the reason. Staff can open it again.',
    body: quoteDecline,
    reply: priceQuote,
    status: 200,
  },
  'POST /api/quotes/:number/messages': {
    ...opened,
    summary:
      'A question about a quote, which is mailed to the shop. The answer comes by mail and stands in the same thread.',
    body: quoteQuestion,
    reply: priceQuote,
    status: 201,
  },
  'GET /api/quotes/:number/packing-list': {
    summary: 'What is in the box of each pupil, for the account whose class the quote is for. A link does not open it.',
    access: 'user',
    params: opened.params,
    reply: null,
    file: 'application/pdf',
    status: 200,
  },
  'GET /api/quotes/:number/pdf': {
    ...opened,
    summary: 'The version of a quote that counts, as a PDF.',
    reply: null,
    file: 'application/pdf',
    status: 200,
  },
} as const satisfies Endpoints;
