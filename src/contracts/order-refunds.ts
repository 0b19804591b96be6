import { z } from 'zod';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { buyersNote, orderChange, seenVersion } from './order-actions.ts';
import { plainText } from './plain-text.ts';
import { orderParams } from './office-orders.ts';

const amountMessage = 'Please enter an amount of rupees, such as 499 or 499.50.';
const reasonMessage = 'Please say why in at most 500 characters: the buyer reads it.';

/** For the form too. */
export const newRefund = z.object({
  amount: z
    .string(amountMessage)
    .trim()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, amountMessage)
    .refine((value) => Number(value) > 0, amountMessage),
  reason: plainText(reasonMessage, 500).min(1, reasonMessage),
  reference: plainText('A reference has at most 100 characters.', 100)
    .refine(isPlainLine, 'A reference is one line.')
    .optional()
    .describe('What the bank or the gateway calls it.'),
  byHand: z
    .boolean('byHand must be true or false.')
    .optional()
    .describe('The money went back in another way than by the payment service. So it did with a reference.'),
});

const goodsMessage = 'Please choose what goes back: items or the delivery, or else an amount.';
const unitsMessage = 'Please say how many of each item go back.';

const refundedLine = z.object({
  itemId: z.uuid('itemId must be that of an item of the order.'),
  quantity: z.int(unitsMessage).min(1, unitsMessage).max(9999, unitsMessage),
  restock: z.boolean('restock must be true or false.').default(false).describe('The units go back on the shelf.'),
});

const orderRefund = newRefund
  .partial({ amount: true })
  .extend({
    lines: z
      .array(refundedLine)
      .max(200, goodsMessage)
      .default([])
      .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'Name each item once.')
      .describe('Units of what was bought. Their amount is reckoned by the shop; an amount is sent instead of them.'),
    delivery: z.boolean('delivery must be true or false.').default(false).describe('What the delivery cost goes back.'),
    version: seenVersion,
  })
  .refine(({ amount: sum, lines, delivery }) => (sum === undefined) === (lines.length > 0 || delivery), goodsMessage);

const referenceMessage = 'Please enter the reference of the payment, in at most 100 characters.';

const handRefund = z.object({
  reference: plainText(referenceMessage, 100).min(1, referenceMessage).refine(isPlainLine, 'A reference is one line.'),
});

const refundParams = orderParams.extend({ refundId: z.string().max(200).describe('The id of the refund.') });

export const orderRefundEndpoints = {
  'POST /api/admin/orders/:id/refunded': {
    ...orderChange,
    summary: 'Says that all the money that had to go back has gone.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: z.object({ note: buyersNote.optional(), version: seenVersion }),
  },
  'POST /api/admin/orders/:id/refunds': {
    ...orderChange,
    summary:
      'Gives money back, for single units or as an amount, after delivery too; never more than came. By the payment service ' +
      'where it came that way, else it is written down. The buyer is told.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: orderRefund,
  },
  'POST /api/admin/orders/:id/refunds/:refundId/retry': {
    ...orderChange,
    summary: 'Asks the payment service once more for a refund that failed there.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: refundParams,
    body: z.object({ version: seenVersion }),
  },
  'POST /api/admin/orders/:id/refunds/:refundId/by-hand': {
    ...orderChange,
    summary: 'Says that a refund that failed at the payment service was paid in another way. The buyer is told.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: refundParams,
    body: handRefund.extend({ version: seenVersion }),
  },
  'POST /api/admin/orders/:id/payments/:paymentId/refunds': {
    ...orderChange,
    summary: 'Writes down what went back of one payment that came beside the money of the order; never more than came.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: orderParams.extend({ paymentId: z.string().max(200).describe('What the payment service calls it.') }),
    body: newRefund.extend({ version: seenVersion }),
  },
} as const satisfies Endpoints;
