import { z } from 'zod';
import { carrierNameMaxLength, cleanTrackingNumber, trackingNumberMaxLength } from '#domain/orders/carriers.ts';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { isPlainLine } from '#domain/text.ts';
import { newOrderAddress } from './addresses.ts';
import type { Endpoints } from './endpoint.ts';
import { newOrder } from './new-order.ts';
import { adminOrder, day, orderFilter, orderParams } from './office-orders.ts';
import { plainText } from './plain-text.ts';

export const buyersNote = plainText('A note is plain text of at most 500 characters.', 500).describe(
  'The buyer reads it in the history of the order.',
);

const carrierMessage = `Please choose who carries the parcel, or write its name in at most ${carrierNameMaxLength} characters.`;
const trackingMessage = `A tracking number has at most ${trackingNumberMaxLength} letters, digits and dashes.`;

/** For the forms too. */
export const parcel = z.object({
  carrier: z
    .string(carrierMessage)
    .trim()
    .min(1, carrierMessage)
    .max(carrierNameMaxLength, carrierMessage)
    .refine(isPlainLine, carrierMessage)
    .describe('A carrier of our list by its id, or another one by its name.'),
  trackingNumber: z
    .string(trackingMessage)
    .transform(cleanTrackingNumber)
    .pipe(
      z
        .string()
        .max(trackingNumberMaxLength, trackingMessage)
        .regex(/^[A-Z0-9/-]*$/, trackingMessage),
    )
    .transform((number) => number || null)
    .nullable(),
});

const version = z.int('version must be that of the order as it was read.').min(1);
export const seenVersion = version
  .optional()
  .describe('The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile.');

const paymentReference = plainText('A reference has at most 100 characters.', 100)
  .min(1, 'Please enter the reference, or leave it out.')
  .refine(isPlainLine, 'A reference is one line.')
  .describe('What the bank calls the payment. The buyer reads it.');

const orderIds = z
  .array(z.string().max(200))
  .min(1, 'Please choose an order.')
  .max(200, 'At most 200 orders can be moved at once.');

/** Moving more at once would take longer than anybody waits, and be more than anybody reads before saying yes. */
export const maxByFilter = 1000;

const manyTo = z.enum(['confirmed', 'shipped', 'delivered'], 'Many at once can be confirmed, shipped or delivered.');

const moveOutcome = z.object({
  id: z.string(),
  number: z.string().nullable().describe('Null: there is no such order.'),
  name: z.string(),
  done: z.boolean().describe('Done, or, in a dry run, what would be.'),
  sentence: z.string().describe('What happens to it, or why it is left out.'),
});

export type MoveOutcome = z.infer<typeof moveOutcome>;

export const orderChange = {
  access: 'admin',
  right: 'orders',
  params: orderParams,
  reply: adminOrder,
  status: 200,
} as const;

export const orderActionEndpoints = {
  'POST /api/admin/orders/:id/status': {
    ...orderChange,
    summary:
      'Moves an order along: confirmed, shipped, delivered or cancelled. A move that is not in the table is 409.',
    body: z.object({
      status: z.enum(orderStatuses, 'That is no status of an order.'),
      note: buyersNote.optional(),
      parcel: parcel.nullish().describe('Only when it is shipped; the buyer gets the link of the carrier.'),
      version: seenVersion,
    }),
  },
  'POST /api/admin/orders/moves': {
    summary:
      'Moves many orders, each in a transaction of its own; as a dry run it only says what would become of each.',
    access: 'admin',
    right: 'orders',
    body: z.object({
      to: manyTo,
      orders: orderIds,
      dryRun: z.boolean().default(false),
      parcels: z.record(z.string().max(200), parcel).default({}).describe('The parcel of each order, by its id.'),
    }),
    reply: z.array(moveOutcome),
    status: 200,
  },
  'POST /api/admin/orders/moves/plan': {
    summary:
      `What would become of all orders that match, of at most ${maxByFilter}. They are moved by their ids, so that ` +
      'nothing is moved that nobody was shown.',
    access: 'admin',
    right: 'orders',
    body: z.object({
      to: manyTo,
      filter: z.object(orderFilter),
      except: z.array(z.string().max(200)).max(maxByFilter).default([]).describe('The ids of those that are left out.'),
    }),
    reply: z.array(moveOutcome),
    status: 200,
  },
  'POST /api/admin/orders/:id/parcel': {
    ...orderChange,
    summary: 'Puts the carrier or the number of a parcel right that has left. The buyer is told.',
    body: z.object({ parcel, version: seenVersion }),
  },
  'POST /api/admin/orders/:id/paid': {
    ...orderChange,
    summary:
      'Says that the money of an order by cash, UPI or bank transfer has come in. A transfer confirms its order.',
    body: z.object({
      paidOn: day.optional().describe('The day on which it came in, in India. Today, if none is given.'),
      reference: paymentReference.optional(),
      note: buyersNote.optional(),
      version: seenVersion,
    }),
  },
  'POST /api/admin/orders/:id/address': {
    ...orderChange,
    summary: 'Changes where an order goes, before it is shipped. Made on an older version it is 409.',
    body: z.object({ version, shippingAddress: newOrderAddress, phone: newOrder.shape.phone }),
  },
  'POST /api/admin/orders/:id/notes': {
    ...orderChange,
    summary: 'Adds a note: for ourselves, or for the buyer, who gets it by mail and reads it in the history.',
    body: z.object({
      text: plainText('A note is plain text of 1 to 500 characters.', 500).min(1, 'Please write a note first.'),
      forBuyer: z.boolean('forBuyer must be true or false.'),
    }),
  },
} as const satisfies Endpoints;
