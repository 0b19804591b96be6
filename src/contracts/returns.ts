import { z } from 'zod';
import { gatewayRefundStatuses } from '#domain/orders/payment.ts';
import {
  returnAnswerMaxLength,
  returnConditions,
  returnKinds,
  returnPlaces,
  returnReasons,
  returnSentences as sentences,
  returnStatuses,
  returnWordsMaxLength,
  type ReturnCondition,
  type ReturnReason,
} from '#domain/returns/returns.ts';
import { isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, orderParams, orderTokenHeader, orderTokenQuery } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as [Key, ...Key[]];

const returnLine = z.object({
  itemId: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  condition: z.enum(keysOf<ReturnCondition>(returnConditions)).nullable(),
  arrived: z.int().nullable().describe('How many of them were in the parcel; null: it is not here yet.'),
});

const returnRefund = z.object({
  amount,
  gateway: z.enum(gatewayRefundStatuses).nullable().describe('How it stands at the payment service; null: by hand.'),
  creditNote: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});

const orderReturn = z
  .object({
    id: z.uuid(),
    kind: z.enum(returnKinds),
    number: z.string().describe("'RT-1001'."),
    status: z.enum(returnStatuses),
    reason: z.string(),
    words: z.string().nullable(),
    answer: z.string().nullable().describe('Why we said no.'),
    lines: z.array(returnLine),
    amount: amount.describe('What goes back for it, or went.'),
    refund: returnRefund.nullable(),
    history: z
      .array(z.object({ at: moment, status: z.enum(returnStatuses), note: z.string().nullable() }))
      .describe('Oldest first.'),
    at: moment,
  })
  .meta({ id: 'OrderReturn' });

export type OrderReturn = z.infer<typeof orderReturn>;

const sendableLine = z.object({
  itemId: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  price: amount,
  paid: amount.describe('For all of them, with their share of what changed the price.'),
  refunded: z.int().describe('How many have gone back.'),
  left: z.int().describe('How many can still be sent back.'),
});

const orderReturns = z
  .object({
    number: z.string().describe('Of the order.'),
    currency: z.string(),
    until: z.string().nullable().describe('The last day to send things back, YYYY-MM-DD; null: not delivered yet.'),
    obstacle: z.string().nullable().describe('Why nothing can be sent back now.'),
    lines: z.array(sendableLine),
    returns: z.array(orderReturn).describe('The newest first.'),
  })
  .meta({ id: 'OrderReturns' });

export type OrderReturns = z.infer<typeof orderReturns>;

const plain = (message: string, max: number) => z.string(message).trim().max(max, message).refine(isPlainText, message);

const newReturn = z.object({
  lines: z
    .array(
      z.object({
        itemId: z.uuid('itemId must be that of an item of the order.'),
        quantity: z.int(sentences.units).min(1, sentences.units).max(9999, sentences.units),
        condition: z.enum(keysOf<ReturnCondition>(returnConditions), sentences.condition),
      }),
      sentences.units,
    )
    .min(1, sentences.units)
    .max(200, sentences.units)
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'Name each item once.'),
  reason: z.enum(keysOf<ReturnReason>(returnReasons), sentences.reason),
  words: plain(sentences.words, returnWordsMaxLength).nullish(),
  expectedAmount: z
    .string('expectedAmount must be an amount such as "3499.00".')
    .regex(/^\d{1,10}\.\d{2}$/, 'expectedAmount must be an amount such as "3499.00".')
    .optional()
    .describe('What the buyer was told goes back. If it is no longer so, nothing is asked (409).'),
});

export type NewReturn = z.output<typeof newReturn>;

const ofOrder = {
  access: 'visitor',
  params: orderParams,
  query: orderTokenQuery,
  headers: orderTokenHeader,
  reply: orderReturns,
} as const;

export const returnEndpoints = {
  'GET /api/orders/:id/returns': {
    ...ofOrder,
    summary: 'What of an order can be sent back until when, and what was: for its buyer, or for whoever has its token.',
    status: 200,
  },
  'POST /api/orders/:id/returns': {
    ...ofOrder,
    summary: 'Asks to send units of an order back. It has a number at once, and the buyer gets an email.',
    line: 'buying',
    body: newReturn,
    status: 201,
  },
} as const satisfies Endpoints;

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
    what: z.string().describe("'1 × Fuzz Box, 2 × Knob'."),
    at: moment,
  })
  .meta({ id: 'OfficeReturnSummary' });

export type OfficeReturnSummary = z.infer<typeof officeReturnSummary>;

const officeReturn = orderReturn
  .extend({
    version: z.int().describe('Counts the changes: whoever edits sends the one that was read.'),
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
const answer = plain(sentences.answer, returnAnswerMaxLength);
const returnParams = z.object({ id: z.string().max(200).describe('Its id or its number.') });

const change = { access: 'admin', right: 'orders', params: returnParams, reply: officeReturn, status: 200 } as const;

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
  'POST /api/admin/returns/:id/refund': {
    ...change,
    summary:
      'Refunds what arrived: puts on the shelf what goes there, sends the money, issues the credit note, tells the buyer.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: z.object({
      version,
      delivery: z
        .boolean('delivery must be true or false.')
        .default(false)
        .describe('What the delivery cost goes back.'),
      reference: plain('A reference has at most 100 characters.', 100)
        .optional()
        .describe('What the bank calls it, where it went back by hand.'),
    }),
  },
} as const satisfies Endpoints;
