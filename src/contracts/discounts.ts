import { z } from 'zod';
import { partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import { categories } from '#domain/catalogue/catalogue.ts';
import {
  codeMaxLength,
  codePattern,
  discountNameMaxLength,
  discountSentences as sentences,
  discountStates,
  giftProblem,
  maxBreaks,
  maxGoods,
  maxUseLimit,
  toCode,
  type DiscountGift,
} from '#domain/discounts/discount.ts';
import { fromDecimal } from '#domain/money/money.ts';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, priceAdjustment } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';

const typedCode = z
  .string('Type the code that you were given.')
  .trim()
  .min(1, 'Type the code that you were given.')
  .max(100, 'That’s too long for a code.')
  .refine(isPlainLine, 'That’s no code.')
  .transform(toCode);

const cartDiscount = z
  .object({
    code: z.string().nullable().describe('What was typed for this cart.'),
    codeProblem: z.string().nullable().describe('Why it does not count now, as a sentence.'),
    subtotal: amount,
    adjustments: z.array(priceAdjustment),
    shipping: amount.describe('With standard delivery in India.'),
    total: amount,
    missingForFreeShipping: amount.describe('How much more would ship free; zero if it does.'),
  })
  .meta({ id: 'CartDiscount' });

export type CartDiscount = z.infer<typeof cartDiscount>;

export const cartDiscountEndpoints = {
  'GET /api/cart/discount': {
    summary: 'What discounts make of the cart. GET /api/cart says with X-Discounts whether there may be any.',
    access: 'visitor',
    reply: cartDiscount,
    status: 200,
  },
  'POST /api/cart/discount': {
    summary:
      'Keeps a code for the cart. One that nobody, or not this person, can use is refused, and the one before stays.',
    access: 'visitor',
    body: z.object({ code: typedCode }),
    reply: cartDiscount,
    status: 200,
  },
  'DELETE /api/cart/discount': {
    summary: 'Takes the code off the cart.',
    access: 'visitor',
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;

const count = (message: string) => z.number(message).int(message);
const percent = z.number(sentences.percent);

/** Amounts come as rupees with two decimals, and are kept in paise. */
const money = z
  .string(sentences.amount)
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, sentences.amount)
  .transform(fromDecimal)
  .refine((paise) => paise > 0, sentences.amount);

const gift = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('percent'), percent }),
      z.object({ kind: z.literal('amount'), amount: money }),
      z.object({ kind: z.literal('free-shipping') }),
      z.object({ kind: z.literal('buy-get'), buy: count(sentences.units), get: count(sentences.units) }),
      z.object({
        kind: z.literal('price-breaks'),
        breaks: z
          .array(z.object({ from: count(sentences.units), percent }))
          .min(1, sentences.breaks)
          .max(maxBreaks, sentences.breaks),
      }),
      z.object({ kind: z.literal('class-sets'), from: count(sentences.units), percent }),
    ],
    'Choose what it gives.',
  )
  .superRefine((value: DiscountGift, context) => {
    const problem = giftProblem(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

const slug = z
  .string()
  .max(100, sentences.goods)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That’s no product.');

const goods = z.discriminatedUnion(
  'for',
  [
    z.object({ for: z.literal('everything') }),
    z.object({
      for: z.literal('products'),
      slugs: z.array(slug).min(1, sentences.goods).max(maxGoods, sentences.goods),
    }),
    z.object({
      for: z.literal('kinds'),
      kinds: z
        .array(z.enum([...categories, ...partKindSlugs], sentences.goods))
        .min(1, sentences.goods)
        .max(maxGoods, sentences.goods),
    }),
  ],
  'Choose what it’s for.',
);

const day = z.iso.date(sentences.day).nullable();
const limit = count(sentences.uses).min(1, sentences.uses).max(maxUseLimit, sentences.uses).nullable();

/** For the form too. */
export const discountFields = z
  .object({
    name: z
      .string(sentences.name)
      .trim()
      .min(1, sentences.name)
      .max(discountNameMaxLength, sentences.nameLong)
      .refine(isPlainLine, sentences.name),
    code: z
      .string(sentences.code)
      .transform(toCode)
      .refine((code) => codePattern.test(code) && code.length <= codeMaxLength, sentences.code)
      .nullable()
      .describe('Null: it counts by itself.'),
    gift,
    goods,
    minimum: money.nullable().describe('What the goods that it is for have to cost together.'),
    startsOn: day.describe('YYYY-MM-DD in India; null: at once.'),
    endsOn: day.describe('The last day; null: it does not end.'),
    maxUses: limit,
    maxPerPerson: limit,
    together: z.boolean('together must be true or false.').describe('May count together with others that may.'),
    isEnded: z.boolean('isEnded must be true or false.').describe('True: stopped.'),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    message: sentences.days,
    path: ['endsOn'],
  });

export type DiscountFields = z.output<typeof discountFields>;
export type TypedDiscount = z.input<typeof discountFields>;

const discountSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    code: z.string().nullable(),
    sentence: z.string().describe('What it does, for staff.'),
    state: z.enum(discountStates),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    uses: z.int().describe('Orders that it counts in, without cancelled ones.'),
    maxUses: z.int().nullable(),
    given: amount.describe('What it took off, GST included.'),
  })
  .meta({ id: 'DiscountSummary' });

export type DiscountSummary = z.infer<typeof discountSummary>;

const discount = discountSummary
  .extend({
    version: z.int(),
    fields: z.looseObject({}).describe('As they are sent when it is saved.') as unknown as z.ZodType<TypedDiscount>,
    ordered: amount.describe('What the orders came to that it counts in.'),
    productNames: z.record(z.string(), z.string()).describe('Of the products that it is for, by slug.'),
  })
  .meta({ id: 'Discount' });

export type OfficeDiscount = z.infer<typeof discount>;

const trial = z
  .object({
    orderNumber: z.string(),
    problem: z.string().nullable().describe('Why it would change nothing.'),
    adjustments: z.array(priceAdjustment),
    subtotal: amount,
    totalBefore: amount,
    totalAfter: amount,
    taxBefore: amount,
    taxAfter: amount,
  })
  .meta({ id: 'DiscountTrial' });

export type DiscountTrial = z.infer<typeof trial>;

const params = z.object({ id: z.string().max(50) });

export const discountEndpoints = {
  'GET /api/admin/discounts': {
    summary: 'The discounts, newest first, each as one sentence. X-Total-Count says how many match.',
    access: 'admin',
    right: 'settings',
    query: z.object({
      search: z.string().trim().max(100).optional().describe('Part of a name or of a code.'),
      state: z.enum(discountStates, `state must be one of ${discountStates.join(', ')}.`).optional(),
      ...pageQuery,
    }),
    reply: pageOf(discountSummary),
    status: 200,
  },
  'GET /api/admin/discounts/:id': {
    summary: 'One discount, with its uses.',
    access: 'admin',
    right: 'settings',
    params,
    reply: discount,
    status: 200,
  },
  'POST /api/admin/discounts': {
    summary: 'Adds a discount.',
    access: 'admin',
    right: 'settings',
    requiresRecentPassword: true,
    body: discountFields,
    reply: discount,
    status: 201,
  },
  'PATCH /api/admin/discounts/:id': {
    summary: 'Changes a discount, or stops it. Orders keep what they were made with. 409: somebody else saved first.',
    access: 'admin',
    right: 'settings',
    requiresRecentPassword: true,
    params,
    body: z.object({ version: z.int('version must be a whole number.').min(1), fields: discountFields }),
    reply: discount,
    status: 200,
  },
  'POST /api/admin/discounts/try': {
    summary: 'What a discount would make of an order that was placed, or of the newest one. Nothing is kept.',
    access: 'admin',
    right: 'settings',
    body: z.object({
      orderNumber: z.string().trim().max(20, 'That’s no order number.').optional(),
      fields: discountFields,
    }),
    reply: trial,
    status: 200,
  },
} as const satisfies Endpoints;
