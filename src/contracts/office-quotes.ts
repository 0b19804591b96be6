import { z } from 'zod';
import {
  maxQuotedDays,
  quoteReasons,
  quoteSentences as sentences,
  quoteStates,
  quoteStatuses,
} from '#domain/quotes/quotes.ts';
import { paymentMethods } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { supplyKinds } from '#domain/pricing/tax.ts';
import { isPlainLine } from '#domain/text.ts';
import { newOrderBusiness, orderBusiness } from './business.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, orderAddress } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';
import { addressFields, checkPlace, linesOf, phone, quantity, quoteMessage, quoteQuestion, words } from './quotes.ts';

export const quoteViews = ['all', 'to-price', 'questions', 'drafts', 'sent', 'accepted', 'over'] as const;
export type QuoteView = (typeof quoteViews)[number];

const quoteSummary = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(['quote', 'draft']),
    status: z.enum(quoteStatuses),
    state: z.enum(quoteStates),
    hasQuestion: z.boolean(),
    name: z.string(),
    companyName: z.string().nullable(),
    place: z.string().describe('The city, or the country outside India.'),
    units: z.int(),
    lineCount: z.int(),
    total: amount.nullable().describe('Of the version that was sent; null: none was.'),
    validUntil: moment.nullable(),
    askedAt: moment,
  })
  .meta({ id: 'OfficeQuoteSummary' });

export type OfficeQuoteSummary = z.infer<typeof quoteSummary>;

const officeLine = z.object({
  productId: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  price: amount,
  listPrice: amount,
  stock: z.int().nullable(),
  gstRatePercent: z.string(),
});

export type OfficeQuoteLine = z.infer<typeof officeLine>;

const discount = z.object({
  label: z.string(),
  percent: z.number().nullable().describe('One of percent and amount.'),
  amount: amount.nullable(),
});

const officeQuote = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(['quote', 'draft']),
    status: z.enum(quoteStatuses),
    state: z.enum(quoteStates),
    version: z.int(),
    askedAt: moment,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: orderAddress,
    business: orderBusiness.nullable(),
    reasons: z.array(z.enum(quoteReasons)),
    neededBy: z.string().nullable(),
    words: z.string().nullable(),
    lines: z.array(officeLine),
    discount: discount.nullable(),
    freight: amount.nullable().describe('Null: not priced yet.'),
    shippingMethod: z.enum(shippingMethods),
    deliveryDays: z.int(),
    validDays: z.int(),
    note: z.string().nullable(),
    supply: z.enum(supplyKinds),
    placeOfSupply: z.string(),
    sent: z
      .object({ version: z.int(), sentAt: moment, validUntil: moment, total: amount })
      .nullable()
      .describe('The version that counts.'),
    order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    cancelledOrder: z
      .object({ id: z.uuid(), number: z.string() })
      .nullable()
      .describe('What it became and was cancelled.'),
    declinedAt: moment.nullable(),
    declineReason: z.string().nullable(),
    messages: z.array(quoteMessage),
    hasQuestion: z.boolean(),
    class: z
      .object({ name: z.string(), pupils: z.int() })
      .nullable()
      .describe('The class that it is for, while there is one.'),
  })
  .meta({ id: 'OfficeQuote' });

export type OfficeQuote = z.infer<typeof officeQuote>;

const price = z.string(sentences.price).regex(/^\d{1,8}(\.\d{1,2})?$/, sentences.price);

const seen = z.int('version must be the one that was read.');

const wholeDays = (min: number, message: string) => z.int(message).min(min, message).max(maxQuotedDays, message);

const quoteSheet = z.object({
  lines: linesOf(z.object({ productId: z.uuid('That is no product of ours.'), quantity, price })),
  discount: z
    .object({
      label: z
        .string(sentences.discountLabel)
        .trim()
        .min(1, sentences.discountLabel)
        .max(100, sentences.discountLabel)
        .refine(isPlainLine, sentences.discountLabel),
      percent: z.number(sentences.percent).min(0.01, sentences.percent).max(100, sentences.percent).nullish(),
      amount: price.nullish(),
    })
    .refine(({ percent, amount: off }) => (percent == null) !== (off == null), sentences.percent)
    .nullable(),
  freight: price.nullable(),
  shippingMethod: z.enum(shippingMethods, 'Please choose how it travels.'),
  deliveryDays: wholeDays(0, sentences.deliveryDays),
  validDays: wholeDays(1, sentences.validDays),
  note: words.nullable().transform((text) => text || null),
});

const buyer = z.object({
  address: z.object(addressFields).superRefine(checkPlace),
  email: emailAddress.nullable(),
  phone,
  business: newOrderBusiness.nullable(),
});

/** What staff save: the sheet, and who it is for where that changed. */
const quoteChange = quoteSheet.extend({ version: seen, buyer: buyer.optional() });

export type QuoteChange = z.output<typeof quoteChange>;

/** How an order that staff entered is paid: at the counter, or as any other, by the link that is mailed. */
const draftPayments = ['counter', ...paymentMethods] as const;
export type DraftPayment = (typeof draftPayments)[number];

/** What is printed for whoever packs the boxes of a class. */
const classPapers = ['box-labels', 'packing-list'] as const;
export type ClassPaper = (typeof classPapers)[number];

const params = z.object({ id: z.string().max(200) });
const office = { access: 'admin', right: 'orders' } as const;
const one = { ...office, params, reply: officeQuote, status: 200 } as const;

export const officeQuoteEndpoints = {
  'GET /api/admin/quotes': {
    ...office,
    summary: 'Quotes, those that wait for us first, then the newest.',
    query: z.object({
      view: z.enum(quoteViews, `view must be one of ${quoteViews.join(', ')}.`).optional(),
      search: z
        .string()
        .trim()
        .max(200)
        .optional()
        .describe('A number, or part of a name, a company or a mail address.'),
      ...pageQuery,
    }),
    reply: pageOf(quoteSummary),
    status: 200,
  },
  'POST /api/admin/quotes': {
    ...office,
    summary: 'Begins an order that staff enter, for a caller or at the counter.',
    reply: officeQuote,
    status: 201,
  },
  'POST /api/admin/quotes/:id/order': {
    ...one,
    summary:
      'Makes the order of a draft. Paid at the counter it is delivered at once; else the buyer gets a link to pay.',
    body: z.object({ version: seen, payment: z.enum(draftPayments, 'Please choose how it is paid.') }),
  },
  'GET /api/admin/quotes/:id': {
    ...one,
    summary: 'One quote, by its id or its number, with its sheet and its thread.',
  },
  'PATCH /api/admin/quotes/:id': {
    ...one,
    summary: 'Saves what staff have priced. What was sent before stays as it was sent.',
    body: quoteChange,
  },
  'POST /api/admin/quotes/:id/send': {
    ...one,
    summary: 'Freezes the sheet as the next version and mails it. The version before can no longer be accepted.',
    body: z.object({ version: seen }),
  },
  'POST /api/admin/quotes/:id/messages': {
    ...one,
    summary: 'Answers in the thread of a quote, by mail too.',
    body: quoteQuestion,
    status: 201,
  },
  'POST /api/admin/quotes/:id/decline': {
    ...one,
    summary: 'Closes a quote that nothing will come of.',
    body: z.object({ version: seen }),
  },
  'POST /api/admin/quotes/:id/reopen': {
    ...one,
    summary: 'Opens a quote again that was declined.',
    body: z.object({ version: seen }),
  },
  'GET /api/admin/quotes/:id/pdf': {
    ...office,
    summary: 'The sheet as it would be sent now, as a PDF.',
    params,
    reply: null,
    file: 'application/pdf',
    status: 200,
  },
  'GET /api/admin/quotes/:id/class-papers/:paper': {
    ...office,
    summary: 'For whoever packs for a class: a label for the box of each bench, or what goes into each box.',
    params: params.extend({ paper: z.enum(classPapers, 'There are box-labels and a packing-list.') }),
    reply: null,
    file: 'application/pdf',
    status: 200,
  },
} as const satisfies Endpoints;
