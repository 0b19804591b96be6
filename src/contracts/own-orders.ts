import { z } from 'zod';
import { lastOrderDays } from '#domain/orders/order-link.ts';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { paymentMethods, paymentStatuses } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { accountBusiness, orderBusiness } from './business.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, orderAddress, orderSummary } from './orders.ts';

export const orderListLimit = 100;
/** So many pictures of an order fit on its card. */
export const orderCardPictures = 4;
const searchMaxLength = 100;

const orderCard = orderSummary
  .extend({
    items: z
      .array(z.object({ name: z.string(), imageUrl: z.string(), slug: z.string().nullable() }))
      .describe(
        `The dearest first, at most ${orderCardPictures}. The slug is null when the product has no page any more.`,
      ),
    lineCount: z.int().describe('How many products it has in all.'),
    pieces: z.int().describe('How many things: products times their quantities.'),
    kitsOnly: z.boolean(),
    history: z.array(z.object({ at: moment, status: z.enum(orderStatuses) })).describe('Oldest first.'),
    shippingMethod: z.enum(shippingMethods),
    arrivesFrom: z.string().describe('YYYY-MM-DD.'),
    arrivesTo: z.string(),
    payment: z.object({ method: z.enum(paymentMethods), status: z.enum(paymentStatuses) }),
    payUntil: moment.nullable().describe('Unpaid by then, the order is cancelled.'),
    claimedAt: moment.nullable().describe('When it became the account’s, having been made as a guest.'),
    trackingUrl: z.string().nullable().describe('Where the carrier shows where the parcel is.'),
    hasInvoice: z.boolean().describe('False: its invoice is a pro forma invoice.'),
    business: orderBusiness
      .pick({ companyName: true, purchaseOrder: true })
      .nullable()
      .describe('For whom it was made, if for a company, a school or an institute.'),
    againAmount: amount.nullable().describe('What of it can be bought costs this today; null: nothing can.'),
    can: z.object({ cancel: z.boolean(), pay: z.boolean() }).describe('What the buyer may do now.'),
  })
  .meta({ id: 'OrderCard' });

export type OrderCard = z.infer<typeof orderCard>;

const orderCounts = z
  .object({
    all: z.int(),
    onTheWay: z.int().describe('Confirmed or shipped.'),
    years: z.array(z.object({ year: z.int(), count: z.int() })).describe('The newest first, by the clock of India.'),
  })
  .meta({ id: 'OrderCounts' });

export type OrderCounts = z.infer<typeof orderCounts>;

const lastOrder = z
  .object({
    email: z.string().nullable().describe('Of a guest; a user is known.'),
    phone: z.string().nullable(),
    shippingAddress: orderAddress,
    billingAddress: orderAddress.nullable(),
    business: orderBusiness.pick({ companyName: true, gstin: true }).nullable().describe('For whom it was made.'),
  })
  .meta({ id: 'LastOrder' });

export type LastOrder = z.infer<typeof lastOrder>;

const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .optional();

const listQuery = z.object({
  limit: wholeNumber(`limit must be a whole number from 1 to ${orderListLimit}.`, { min: 1, max: orderListLimit }),
  offset: wholeNumber('offset must be a whole number from 0 on.', { min: 0, max: 999_999_999 }),
  search: z
    .string()
    .trim()
    .max(searchMaxLength, `A search may have at most ${searchMaxLength} characters.`)
    .optional()
    .describe('Part of a number or of the name of a product.'),
  year: wholeNumber('year must be a year such as 2026.', { min: 2000, max: 9999 }),
  show: z.literal('on-the-way', 'show can only be on-the-way.').optional(),
});

export const ownOrderEndpoints = {
  'GET /api/orders': {
    summary: `The orders of the user, newest first, at most ${orderListLimit} at once. X-Total-Count says how many there are.`,
    access: 'user',
    query: listQuery,
    reply: z.array(orderCard),
    status: 200,
  },
  'GET /api/orders/counts': {
    summary: 'How many orders the user has: in all, on the way, and by year.',
    access: 'user',
    reply: orderCounts,
    status: 200,
  },
  'GET /api/orders/last': {
    summary: `What the last order was sent with, for the next one: of the user, or of a guest's session for ${lastOrderDays} days.`,
    access: 'visitor',
    reply: z.object({
      lastOrder: lastOrder.nullable(),
      business: accountBusiness.nullable().describe('What the account says that the user buys for.'),
    }),
    status: 200,
  },
} as const satisfies Endpoints;
