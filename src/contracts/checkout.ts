import { z } from 'zod';
import { unknownDuties } from '#domain/customs/duty.ts';
import { addressLineMaxLength, zipCodeMaxLength } from '#domain/places/address.ts';
import { paymentMethods } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { cartItem } from './cart.ts';
import type { Endpoints } from './endpoint.ts';
import { priceAdjustment } from './orders.ts';

const amount = z.string().describe('Rupees with two decimals, such as "3499.00".');

const exchangeRate = z
  .object({
    currency: z.string(),
    rupees: z.string().describe('What one unit costs: "101.2".'),
    day: z.string().describe('YYYY-MM-DD.'),
  })
  .describe('To compare by; what is paid is rupees.');

const arrivalCosts = z
  .object({
    currency: z.string(),
    duty: z.string(),
    tax: z.string(),
    total: z.string(),
    codeCount: z.int().describe('How many different HS codes are in the parcel.'),
    perCode: z.string().describe('What of the duty each of them costs; "0.00": it does not go by them.'),
    taxName: z.string(),
    taxPercent: z.number(),
    asOf: z.string().describe('YYYY-MM-DD.'),
    source: z.string(),
    rate: exchangeRate,
  })
  .describe('What has to be paid on arrival: an estimate, never a promise.')
  .meta({ id: 'ArrivalCosts' });

export type ArrivalCosts = z.infer<typeof arrivalCosts>;

const declaredCodes = z.array(z.object({ code: z.string(), lineCount: z.int(), value: amount }));

const kitOffer = z
  .object({
    kits: z.array(z.object({ name: z.string(), code: z.string(), quantity: z.int() })),
    lineCount: z.int().describe('How many lines of the cart go into them.'),
    codes: declaredCodes.describe('What is declared then: each kit, and what packs leave over.'),
    sold: z
      .object({ slug: z.string(), price: amount.describe('Without GST.') })
      .nullable()
      .describe('The kit that can be bought in place of the lines. Null: none, or there are several kits.'),
  })
  .meta({ id: 'KitOffer' });

const abroadQuote = z
  .object({
    grams: z.int().describe('Goods and box.'),
    codes: declaredCodes.describe('What is declared.'),
    kitOffer: kitOffer
      .nullable()
      .describe('A board with all its parts may be declared as one kit. Null: the cart holds none.'),
    almostKit: z
      .object({ name: z.string(), missingCount: z.int() })
      .nullable()
      .describe('A kit of which few parts are missing.'),
    rate: exchangeRate.nullable().describe('Of the money of the place. Null: none is kept.'),
    unknownDuty: z
      .object({
        why: z.enum(unknownDuties),
        known: z
          .object({ source: z.string(), asOf: z.string().describe('YYYY-MM-DD.') })
          .nullable()
          .describe('What is known all the same, and whom to ask.'),
      })
      .nullable()
      .describe('Why no amount is said that is paid on arrival.'),
  })
  .meta({ id: 'AbroadQuote' });

export type AbroadQuote = z.infer<typeof abroadQuote>;

const shippingOption = z
  .object({
    method: z.enum(shippingMethods),
    name: z.string(),
    fee: amount,
    time: z.string().describe("Such as '5-7 business days'."),
    arrivesFrom: z.string().describe('The first day it should arrive on: YYYY-MM-DD.'),
    arrivesTo: z.string().describe('The last such day.'),
    subtotal: amount.describe('The goods when they are sent so.'),
    total: amount.describe('Goods and this way of shipping together.'),
    isExport: z.boolean().describe('It leaves the country: goods and delivery are without GST.'),
    adjustments: z.array(priceAdjustment).describe('What discounts change, shipped so.'),
    codeProblem: z
      .string()
      .nullable()
      .describe(
        'Why the code that was typed does not count with this way of shipping. Null: it does, or there is none.',
      ),
    about: z.string().nullable().describe('The total in the money of the place, if its rate is kept.'),
    onArrival: arrivalCosts.nullable(),
    onArrivalAsKit: arrivalCosts.nullable().describe('The same if the lines are declared as the kit that they make.'),
    taxIncluded: amount.describe('GST inside the total; zero for an export.'),
    taxes: z.object({ cgst: amount, sgst: amount, igst: amount }).describe('The same by its parts.'),
    upiObstacle: z
      .string()
      .nullable()
      .describe('Why this total cannot be paid by UPI, where a smaller one can. Null: it can, or UPI is not offered.'),
  })
  .meta({ id: 'ShippingOption' });

export type ShippingOption = z.infer<typeof shippingOption>;

export const paymentOption = z
  .object({
    method: z.enum(paymentMethods),
    name: z.string(),
    note: z.string().describe('One sentence that helps to choose.'),
    test: z.boolean().describe('True: the built-in test gateway, which moves no money.'),
  })
  .meta({ id: 'PaymentOption' });

export type PaymentOption = z.infer<typeof paymentOption>;

const place = z.string().trim().max(addressLineMaxLength, 'That is too long for a place.').optional();

const checkoutQuote = z
  .object({
    lines: z.array(
      cartItem.extend({
        total: amount,
        exported: z
          .object({ price: amount.describe('Of one.'), total: amount })
          .nullable()
          .describe('The same without GST, as it is paid when the parcel leaves the country. Null inside India.'),
        obstacle: z.string().nullable(),
      }),
    ),
    subtotal: amount,
    exportSubtotal: amount.nullable().describe('Without GST. Null inside India.'),
    discountCode: z.string().nullable().describe('What was typed for this cart.'),
    shippingOptions: z
      .array(shippingOption)
      .describe('Empty: we do not ship there by ourselves; write to us for a price.'),
    beforeDelivery: z
      .object({ adjustments: z.array(priceAdjustment), total: amount })
      .nullable()
      .describe(
        'What discounts change of the goods, and what they cost then, where there are no options. Null: there are.',
      ),
    sameDayObstacle: z
      .string()
      .nullable()
      .describe('Why a parcel inside India cannot come on the same day. Null: it can, or goes elsewhere.'),
    paymentMethods: z.array(paymentOption),
    cashObstacle: z.string().nullable().describe('Why these goods cannot be paid for in cash, where others can.'),
    abroad: abroadQuote.nullable().describe('Null inside India.'),
    obstacle: z.string().nullable().describe('Why the cart cannot be ordered as it is.'),
  })
  .meta({ id: 'CheckoutQuote' });

export type CheckoutQuote = z.infer<typeof checkoutQuote>;

export const checkoutEndpoints = {
  'GET /api/checkout': {
    summary:
      'What the cart costs at a place: lines, ways to ship and to pay, and the total of each. India if no country is named.',
    access: 'visitor',
    query: z.object({
      country: place,
      state: place,
      city: place,
      zipCode: z
        .string()
        .trim()
        .max(zipCodeMaxLength, 'That is too long for a PIN code.')
        .optional()
        .describe('Inside India it decides about same day delivery, and which days are promised.'),
      supplyState: z
        .string()
        .regex(/^\d{2}$/, 'supplyState must be a GST code of two digits.')
        .optional()
        .describe('The GST code of the state by which the tax goes, if not where it is delivered.'),
    }),
    reply: checkoutQuote,
    status: 200,
  },
} as const satisfies Endpoints;
