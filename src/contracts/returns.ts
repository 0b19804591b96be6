import { z } from 'zod';
import {
  claimProblems,
  claimSentences,
  maxClaimParts,
  maxPhotoBytes,
  messageMaxLength,
  type ClaimProblem,
} from '#domain/returns/claims.ts';
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

const claimedPart = z.object({
  name: z.string().describe('As the bill of the kit calls it: "Resistor 4K7".'),
  quantity: z.int(),
});

const returnLine = z.object({
  itemId: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  condition: z.enum(keysOf<ReturnCondition>(returnConditions)).nullable(),
  arrived: z.int().nullable().describe('How many of them were in the parcel; null: it is not here yet.'),
  parts: z.array(claimedPart).describe('Of a claim: parts of the kit; empty: the unit as a whole.'),
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
    answer: z.string().nullable().describe('Why we said no, or with what the spare travels.'),
    lines: z.array(returnLine),
    photos: z.array(z.object({ id: z.uuid() })),
    amount: amount.describe('What goes back for it, or went.'),
    refund: returnRefund.nullable(),
    history: z
      .array(
        z.object({
          at: moment,
          kind: z.enum(['step', 'message']).describe('A message leaves it where it stood.'),
          by: z.enum(['buyer', 'shop']),
          status: z.enum(returnStatuses),
          note: z.string().nullable(),
        }),
      )
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
  slug: z.string().nullable().describe('Null: it is no longer sold.'),
  isKit: z.boolean().describe('It has a list of parts that can be claimed one by one.'),
});

const orderReturns = z
  .object({
    number: z.string().describe('Of the order.'),
    currency: z.string(),
    until: z.string().nullable().describe('The last day to send things back, YYYY-MM-DD; null: not delivered yet.'),
    obstacle: z.string().nullable().describe('Why nothing can be sent back now.'),
    claimObstacle: z.string().nullable().describe('Why nothing can be claimed now.'),
    lines: z.array(sendableLine),
    returns: z.array(orderReturn).describe('The newest first, ten at a time.'),
    next: z.string().nullable().describe('The cursor of those before them; null: there are none.'),
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

const claimedParts = z
  .array(
    z.object({
      name: z.string(claimSentences.part).min(1, claimSentences.part).max(200, claimSentences.part),
      quantity: z.int(claimSentences.units).min(1, claimSentences.units).max(9999, claimSentences.units),
    }),
    claimSentences.part,
  )
  .max(maxClaimParts, `Please choose at most ${maxClaimParts} parts.`)
  .refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, 'Name each part once.');

const newClaim = z.object({
  itemId: z.uuid(claimSentences.item),
  problem: z.enum(keysOf<ClaimProblem>(claimProblems), claimSentences.problem),
  quantity: z
    .int(claimSentences.units)
    .min(1, claimSentences.units)
    .max(9999, claimSentences.units)
    .default(1)
    .describe('How many of the item it is about.'),
  parts: claimedParts.default([]).describe('Which parts of a kit; empty: the unit as a whole.'),
  words: plain(sentences.words, returnWordsMaxLength).nullish(),
});

export type NewClaim = z.output<typeof newClaim>;

const message = z
  .string(claimSentences.message)
  .trim()
  .min(1, claimSentences.message)
  .max(messageMaxLength, claimSentences.message)
  .refine(isPlainText, claimSentences.message);

const claimablePart = claimedPart
  .extend({
    refs: z.array(z.string()).describe('The designators on the board, or the labels of controls.'),
    note: z.string().nullable().describe('Where it goes and which way round.'),
    imageUrl: z.string().nullable().describe('Null: it is not sold on its own.'),
  })
  .meta({ id: 'ClaimablePart' });

export type ClaimablePart = z.infer<typeof claimablePart>;

const access = { access: 'visitor', query: orderTokenQuery, headers: orderTokenHeader } as const;
const ofOrder = { ...access, params: orderParams, reply: orderReturns } as const;
const ofReturn = { ...access, params: orderParams.extend({ returnId: z.uuid() }), reply: orderReturn } as const;
const photoId = z.uuid('That is no photo of ours.');
const photo = { reply: null, file: 'image/webp', status: 200 } as const;

export const returnEndpoints = {
  'GET /api/orders/:id/returns': {
    ...ofOrder,
    summary: 'What of an order can be sent back until when, and what was: for its buyer, or for whoever has its token.',
    query: orderTokenQuery.extend({ cursor: pageQuery.cursor }),
    status: 200,
  },
  'POST /api/orders/:id/returns': {
    ...ofOrder,
    summary: 'Asks to send units of an order back. It has a number at once, and the buyer gets an email.',
    line: 'buying',
    body: newReturn,
    status: 201,
  },
  'GET /api/orders/:id/items/:itemId/parts': {
    ...access,
    summary: 'The parts of a kit that was bought, each of which can be claimed. Empty for what is no kit.',
    params: orderParams.extend({ itemId: z.uuid(claimSentences.item) }),
    reply: z.array(claimablePart),
    status: 200,
  },
  'POST /api/orders/:id/claims': {
    ...ofOrder,
    summary:
      'Says that something of an order is missing, broken or wrong. It has a number at once, and the buyer gets an email. ' +
      'The same again within minutes is the same claim.',
    line: 'buying',
    body: newClaim,
    reply: orderReturn,
    status: 201,
  },
  'POST /api/orders/:id/returns/:returnId/messages': {
    ...ofReturn,
    summary: 'Adds a word of the buyer to a return or claim that is open. The shop gets an email.',
    body: z.object({ text: message }),
    status: 201,
  },
  'POST /api/orders/:id/returns/:returnId/photos': {
    ...ofReturn,
    summary:
      'Adds a photo to a return or claim that is open: JPEG, PNG, WebP or AVIF by its content. It is drawn anew, without metadata.',
    upload: { maxBytes: maxPhotoBytes },
    status: 201,
  },
  'GET /api/orders/:id/returns/:returnId/photos/:photoId': {
    ...ofReturn,
    ...photo,
    summary: 'A photo of a return or claim, for its buyer, or for whoever has the token of the order.',
    params: ofReturn.params.extend({ photoId }),
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
const answer = plain(sentences.answer, returnAnswerMaxLength);
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
    body: z.object({ version, text: message }),
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
      reference: plain('A reference has at most 100 characters.', 100)
        .optional()
        .describe('What the bank calls it, where it went back by hand.'),
    }),
  },
} as const satisfies Endpoints;
