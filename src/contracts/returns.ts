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
  returnConditions,
  returnKinds,
  returnReasons,
  returnSentences as sentences,
  returnStatuses,
  returnWordsMaxLength,
  type ReturnCondition,
  type ReturnReason,
} from '#domain/returns/returns.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, orderParams, orderTokenHeader, orderTokenQuery } from './orders.ts';
import { pageQuery } from './paging.ts';
import { plainText } from './plain-text.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as [Key, ...Key[]];

const claimedPart = z.object({
  name: z.string().describe('As the bill of the kit calls it: "Resistor 4K7".'),
  quantity: z.int(),
});

export const returnLine = z.object({
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

export const orderReturn = z
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
  words: plainText(sentences.words, returnWordsMaxLength).nullish(),
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
  words: plainText(sentences.words, returnWordsMaxLength).nullish(),
});

export type NewClaim = z.output<typeof newClaim>;

/** A word about what is open, of either side. */
export const returnMessage = plainText(claimSentences.message, messageMaxLength).min(1, claimSentences.message);

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
export const photoId = z.uuid('That is no photo of ours.');
export const photo = { reply: null, file: 'image/webp', status: 200 } as const;

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
    body: z.object({ text: returnMessage }),
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
