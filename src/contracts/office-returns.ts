import { z } from 'zod';
import { maxClaimParts } from '#domain/returns/claims.ts';
import {
  returnAnswerMaxLength,
  returnKinds,
  returnPlaces,
  returnSentences as sentences,
  returnStatuses,
} from '#domain/returns/returns.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';
import { plainText } from './plain-text.ts';
import { orderReturn, photo, photoId, returnLine, returnMessage } from './returns.ts';

export const returnViews = ['open', 'to-answer', 'to-receive', 'to-refund', 'done'] as const;

const officeReturnSummary = z
  .object({
    id: z.uuid(),
    kind: z.enum(returnKinds),
    number: z.string(),
    status: z.enum(returnStatuses),
    reason: z.string(),
    orderId: z.uuid(),
    orderNumber: z.string(),
    buyer: z.string(),
    what: z.string().describe("'1 × Fuzz Box, 2 × Knob'; of a claim the parts: '1 × Resistor 4K7 of Fuzz Box'."),
    isAnswered: z.boolean().describe('We had the last word.'),
    photoCount: z.int(),
    at: moment,
  })
  .meta({ id: 'OfficeReturnSummary' });

export type OfficeReturnSummary = z.infer<typeof officeReturnSummary>;

const officeReturn = orderReturn
  .extend({
    version: z.int().describe('Counts the changes: whoever edits sends the one that was read.'),
    isAnswered: officeReturnSummary.shape.isAnswered,
    spares: z
      .array(
        z.object({
          productId: z.uuid(),
          slug: z.string(),
          name: z.string(),
          imageUrl: z.string(),
          packSize: z.int(),
          quantity: z.int().describe('Packs that hold the pieces that were claimed.'),
          stock: z.int().nullable().describe('What is on the shelf; null: not counted.'),
        }),
      )
      .describe('What could be sent for a claim, as it is sold.'),
    lines: z.array(
      returnLine.extend({
        put: z.enum(returnPlaces).nullable().describe('Where what arrived goes.'),
        stock: z.int().nullable().describe('What is on the shelf; null: not counted.'),
        amount: amount.describe('What goes back for what arrived, or for all while it is not here.'),
      }),
    ),
    history: z.array(orderReturn.shape.history.element.extend({ staffName: z.string().nullable() })),
    order: z.object({
      id: z.uuid(),
      number: z.string(),
      invoiceNumber: z.string().nullable(),
      buyer: z.string(),
      city: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      currency: z.string(),
      paymentName: z.string(),
      total: amount,
      refunded: amount,
      refundable: amount,
      delivery: amount.describe('What of the delivery can still go back.'),
      refundByGateway: z.boolean(),
    }),
    can: z.array(z.enum(returnStatuses)).describe('Where it may go from here.'),
  })
  .meta({ id: 'OfficeReturn' });

export type OfficeReturn = z.infer<typeof officeReturn>;

const version = z.int('version must be that of the return as it was read.').min(1);
const answer = plainText(sentences.answer, returnAnswerMaxLength);
const returnParams = z.object({ id: z.string().max(200).describe('Its id or its number.') });

const change = { access: 'admin', right: 'orders', params: returnParams, reply: officeReturn, status: 200 } as const;

const sparesMessage = 'Please say how many of each spare you send.';
const arrivedMessage = 'Please say how many of each item arrived.';

export const officeReturnEndpoints = {
  'GET /api/admin/returns': {
    summary:
      'Returns and claims, open ones first and the oldest of them first, in pages. X-Total-Count has their number.',
    access: 'admin',
    right: 'orders',
    query: z.object({
      view: z.enum(returnViews, 'That is no view of the returns.').optional(),
      kind: z.enum(returnKinds, 'That is no kind of return.').optional(),
      search: z.string().trim().max(100).optional().describe('A number, that of an order, a name, a mail address.'),
      ...pageQuery,
    }),
    reply: pageOf(officeReturnSummary),
    status: 200,
  },
  'GET /api/admin/returns/views': {
    summary: 'How many returns and claims each view has.',
    access: 'admin',
    right: 'orders',
    reply: z.record(z.enum(returnViews), z.int()),
    status: 200,
  },
  'GET /api/admin/returns/:id': { ...change, summary: 'One return or claim with everything about it.' },
  'POST /api/admin/returns/:id/approve': {
    ...change,
    summary: 'Says yes: the buyer sends it. The buyer is told.',
    body: z.object({ version, note: answer.optional().describe('The buyer reads it.') }),
  },
  'POST /api/admin/returns/:id/decline': {
    ...change,
    summary: 'Says no, and why. The buyer is told.',
    body: z.object({ version, reason: answer.min(1, sentences.answer) }),
  },
  'POST /api/admin/returns/:id/receive': {
    ...change,
    summary: 'Writes down what arrived and where it goes. The buyer is told the first time.',
    body: z.object({
      version,
      lines: z
        .array(
          z.object({
            itemId: z.uuid('itemId must be that of an item of the return.'),
            arrived: z.int(arrivedMessage).min(0, arrivedMessage).max(9999, arrivedMessage),
            put: z.enum(returnPlaces, 'Please say where it goes.'),
          }),
          arrivedMessage,
        )
        .min(1, arrivedMessage)
        .max(200, arrivedMessage),
      note: answer.optional().describe('The buyer reads it.'),
    }),
  },
  'POST /api/admin/returns/:id/messages': {
    ...change,
    summary: 'Writes to the buyer about a return or claim that is open. The buyer gets it by email.',
    body: z.object({ version, text: returnMessage }),
  },
  'POST /api/admin/returns/:id/spare': {
    ...change,
    summary:
      'Sends a spare for a claim: takes it from the shelf, and tells the buyer. Without units it is from the box of spares.',
    body: z.object({
      version,
      units: z
        .array(
          z.object({
            productId: z.uuid('productId must be that of a product.'),
            quantity: z.int(sparesMessage).min(1, sparesMessage).max(9999, sparesMessage),
          }),
          sparesMessage,
        )
        .max(maxClaimParts, sparesMessage)
        .refine((units) => new Set(units.map(({ productId }) => productId)).size === units.length, sparesMessage),
      note: answer.optional().describe('With what it travels. The buyer reads it.'),
    }),
  },
  'GET /api/admin/returns/:id/photos/:photoId': {
    ...change,
    ...photo,
    summary: 'A photo of a return or claim.',
    params: returnParams.extend({ photoId }),
  },
  'POST /api/admin/returns/:id/refund': {
    ...change,
    summary:
      'Refunds what arrived, or what was claimed: puts on the shelf what goes there, sends the money, issues the credit note, tells the buyer.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: z.object({
      version,
      delivery: z
        .boolean('delivery must be true or false.')
        .default(false)
        .describe('What the delivery cost goes back.'),
      amount: z
        .string('amount must be an amount such as "40.00".')
        .regex(/^\d{1,10}\.\d{2}$/, 'amount must be an amount such as "40.00".')
        .optional()
        .describe('Of a claim: so much instead of the price of what was claimed.'),
      reference: plainText('A reference has at most 100 characters.', 100)
        .optional()
        .describe('What the bank calls it, where it went back by hand.'),
    }),
  },
} as const satisfies Endpoints;
