import { z } from 'zod';
import { categories } from '#domain/catalogue/catalogue.ts';
import { stockStates } from '#domain/stock/reorder-point.ts';
import { maxDeliveryLines, maxReasonLength, maxStock, stockCauses } from '#domain/stock/stock-moves.ts';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const line = (name: string, max: number) => {
  const message = `${name} is one line of at most ${max} characters.`;
  return z.string(message).trim().max(max, message).refine(isPlainLine, message);
};

const units = (name: string, min: number) => {
  const message = `${name} must be a whole number from ${min} to ${maxStock}.`;
  return z.int(message).min(min, message).max(maxStock, message);
};

const stockItem = z
  .object({
    productId: z.string(),
    slug: z.string(),
    name: z.string(),
    imageUrl: z.string(),
    stock: z.int().nullable().describe('Null: not counted.'),
    state: z.enum(stockStates),
    sold30: z.int(),
    sold90: z.int(),
    reorderAt: z.int().describe('At this many or fewer, it is time to order: by what was sold, or by hand.'),
    reorderByHand: z.int().nullable().describe('Null: it goes by what was sold.'),
    daysLeft: z.int().nullable().describe('Null: nothing was sold, or nothing is counted.'),
  })
  .meta({ id: 'StockItem' });

const stockLedger = stockItem
  .extend({
    archived: z.boolean(),
    reckonedAt: z.int().describe('The point of re-order by what was sold.'),
    perDay: z.number(),
    forDelivery: z.number().describe('What sells while a delivery is on its way.'),
    forSafety: z.number().describe('What is kept on top, since days differ.'),
    deliveryDays: z.int(),
    windowDays: z.int().describe('How many days of sales this is reckoned from.'),
    toPack: z.int().describe('Sold and still on the shelf.'),
    lastCountedAt: z.string().nullable(),
    moves: z.int(),
    sum: z.int().describe('All moves added up: always the stock.'),
    days: z
      .array(z.object({ day: z.string(), stock: z.int(), received: z.int() }))
      .describe('At the end of each day in India, the oldest first.'),
  })
  .meta({ id: 'StockLedger' });

const stockMove = z
  .object({
    id: z.int(),
    cause: z.enum(stockCauses),
    change: z.int(),
    stock: z.int().nullable(),
    at: z.string(),
    staff: z.string().nullable().describe('Null: the shop itself.'),
    order: z.string().nullable().describe('The number of the order.'),
    delivery: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'StockMove' });

const stockChange = z
  .object({ productId: z.string(), name: z.string(), was: z.int().nullable(), stock: z.int().nullable() })
  .meta({ id: 'StockChange' });

const deliveryMessage = `A delivery has 1 to ${maxDeliveryLines} lines.`;
const newDelivery = z.object({
  supplier: line('The supplier', 100).optional(),
  reference: line('The reference', 100).optional(),
  lines: z
    .array(
      z.object({ productId: z.uuid('That is no id of a product.'), quantity: units('quantity', 1) }),
      deliveryMessage,
    )
    .min(1, deliveryMessage)
    .max(maxDeliveryLines, deliveryMessage),
});

const delivery = z
  .object({
    number: z.string(),
    lines: z.array(z.object({ productId: z.string(), name: z.string(), received: z.int(), stock: z.int() })),
  })
  .meta({ id: 'Delivery' });

export type StockItem = z.infer<typeof stockItem>;
export type StockLedger = z.infer<typeof stockLedger>;
export type StockMove = z.infer<typeof stockMove>;
export type StockChange = z.infer<typeof stockChange>;
export type NewDelivery = z.output<typeof newDelivery>;
export type Delivery = z.infer<typeof delivery>;

const differenceMessage = `change must be a whole number from -${maxStock} to ${maxStock}, and not 0.`;
const stockDifference = z
  .int(differenceMessage)
  .min(-maxStock, differenceMessage)
  .max(maxStock, differenceMessage)
  .refine((change) => change !== 0, differenceMessage);

const productParams = z.object({ id: z.string().max(200).describe('Its id or its slug.') });
const view = z.enum(['all', 'low', 'out'], 'view is all, low or out.').optional();
const cause = z.enum(stockCauses, 'That is no cause of a move.').optional();
const reason = line('The reason', maxReasonLength);
const keyMessage = 'Send a key of 1 to 100 characters as Idempotency-Key.';

export const stockEndpoints = {
  'GET /api/admin/stock': {
    summary: 'Counted products, the most urgent first, page by page.',
    access: 'admin',
    right: 'stock',
    query: z.object({
      view,
      ...pageQuery,
    }),
    reply: pageOf(stockItem).extend({ low: z.int(), out: z.int() }),
    status: 200,
  },
  'GET /api/admin/shelf': {
    summary: 'Products by what they are called or where they stand, in the order of the shelf.',
    access: 'admin',
    right: 'stock',
    query: z.object({
      search: z.string().trim().max(200).optional(),
      category: z.enum(categories, 'That is no category.').optional(),
      kind: z.string().trim().max(100).optional(),
      limit: pageQuery.limit,
    }),
    reply: z.array(stockItem),
    status: 200,
  },
  'GET /api/admin/stock/:id': {
    summary: 'The stock of one product: how it stands, how long it lasts and when to order.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    reply: stockLedger,
    status: 200,
  },
  'PATCH /api/admin/stock/:id': {
    summary: 'Sets the point of re-order by hand; null goes by what was sold again.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    body: z.object({ reorderAt: units('reorderAt', 0).nullable() }),
    reply: stockLedger,
    status: 200,
  },
  'GET /api/admin/stock.csv': {
    summary: 'The list of the stock as a file, the most urgent first.',
    access: 'admin',
    right: 'stock',
    query: z.object({ view }),
    reply: null,
    file: 'text/csv; charset=utf-8',
    status: 200,
  },
  'GET /api/admin/stock/:id/moves.csv': {
    summary: 'The ledger of one product as a file, the newest move first.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    query: z.object({ cause }),
    reply: null,
    file: 'text/csv; charset=utf-8',
    status: 200,
  },
  'GET /api/admin/stock/:id/moves': {
    summary: 'The moves of one product, the newest first, page by page.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    query: z.object({
      cause,
      ...pageQuery,
    }),
    reply: pageOf(stockMove),
    status: 200,
  },
  'POST /api/admin/stock/:id/count': {
    summary:
      'Sets the stock to what was counted. Who expected another number than there is gets 409, and so does who expected none once orders have moved it.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    body: z.object({
      counted: units('counted', 0),
      expected: units('expected', 0).nullable().optional().describe('The stock that the counter was shown.'),
      reason: reason.optional(),
    }),
    reply: stockChange,
    status: 200,
  },
  'POST /api/admin/stock/:id/adjust': {
    summary: 'Moves the stock by so many, whatever it is by now: how a count is taken back.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    body: z.object({ change: stockDifference, reason: reason.optional() }),
    reply: stockChange,
    status: 200,
  },
  'POST /api/admin/stock/:id/write-off': {
    summary: 'Takes out what is broken, lost or used.',
    access: 'admin',
    right: 'stock',
    params: productParams,
    body: z.object({ quantity: units('quantity', 1), reason: reason.min(1, 'Say what happened to it.') }),
    reply: stockChange,
    status: 200,
  },
  'POST /api/admin/deliveries': {
    summary: 'Receives a delivery, all lines or none. The same Idempotency-Key again receives nothing more.',
    access: 'admin',
    right: 'stock',
    headers: z.object({
      'idempotency-key': z.string(keyMessage).min(1, keyMessage).max(100, keyMessage).refine(isPlainLine, keyMessage),
    }),
    body: newDelivery,
    reply: delivery,
    status: 201,
  },
} as const satisfies Endpoints;
