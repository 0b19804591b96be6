import { z } from 'zod';
import { buyLinkSentences, maxBuyLinkLength, readBuyLink } from '#domain/cart/buy-link.ts';
import { maxQuantity, maxRemovedLines, maxUnitLines, minQuantity } from '#domain/cart/cart.ts';
import type { Endpoints } from './endpoint.ts';

const quantityMessage = `Quantity must be a whole number from ${minQuantity} to ${maxQuantity}.`;

const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(minQuantity, quantityMessage)
  .max(maxQuantity, quantityMessage);

export const cartProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  price: z.string().describe('What one costs now.'),
  imageUrl: z.string(),
  inStock: z.boolean().describe('False also for a product that is no longer sold.'),
  stock: z.int().nullable().describe('How many there are; null when they are not counted.'),
  discontinued: z.boolean().describe('No longer sold; it has no page of its own any more.'),
});

export type CartProduct = z.infer<typeof cartProduct>;

export const cartItem = z
  .object({
    id: z.uuid(),
    quantity: z.int(),
    addedPrice: z.string().describe('What one cost when it was added last.'),
    product: cartProduct,
    board: z
      .object({ id: z.uuid(), slug: z.string(), name: z.string() })
      .optional()
      .describe('The board that the line was first added for, where the cart or what was saved is listed.'),
  })
  .meta({ id: 'CartItem' });

export type CartItem = z.infer<typeof cartItem>;

const boardParts = z
  .object({
    lineId: z.uuid().describe('The line of the board in the cart.'),
    board: z.object({ name: z.string(), quantity: z.int() }),
    parts: z.array(
      z.object({
        quantity: z.int().describe('Packs that are still missing.'),
        product: cartProduct.extend({ packSize: z.int() }),
      }),
    ),
  })
  .describe('The sold parts of the bill of materials that the cart does not hold yet.')
  .meta({ id: 'BoardParts' });

export type BoardParts = z.infer<typeof boardParts>;

const productIdMessage = 'productId must be the id or the slug of a product.';

export const productKey = z.string(productIdMessage).min(1, productIdMessage).max(200, productIdMessage);

const boardMessage = 'board must be the slug of a kit or a board.';

const newCartItem = z.object({
  productId: productKey,
  quantity: quantity.default(1),
});

// Whatever is no id of a line in the caller's cart is answered alike: it is not there.
const lineParams = z.object({ id: z.string().max(200) });

const buyLink = z
  .object({
    lines: z.array(
      z.object({
        quantity: z.int().describe('As the link says.'),
        available: z.int().describe('So many of them there are; 0: sold out.'),
        product: cartProduct.extend({ packSize: z.int() }),
      }),
    ),
    unknown: z.array(z.string()).describe('What the link names and the shop does not sell.'),
    unread: z.array(z.string()).describe('What in the link is no product with a number.'),
  })
  .describe('What a link to fill a cart holds.')
  .meta({ id: 'BuyLink' });

export type BuyLinkContents = z.infer<typeof buyLink>;

const cartReads = {
  'GET /api/buy-link': {
    summary: 'What a link to fill a cart holds, with prices and stock. It changes nothing.',
    access: 'anyone',
    query: z.object({
      lines: z
        .string(buyLinkSentences.empty)
        .max(maxBuyLinkLength, buyLinkSentences.long)
        .transform((text, check) => {
          const read = readBuyLink(text);
          if (typeof read !== 'string') return read;
          check.addIssue({ code: 'custom', message: read });
          return z.NEVER;
        })
        .describe('Products and how many of each, such as "fuzz-box:1,resistor-4k7:2".'),
    }),
    reply: buyLink,
    status: 200,
  },
  'GET /api/cart': {
    summary: 'What is in the cart of this session.',
    access: 'visitor',
    reply: z.array(cartItem),
    status: 200,
  },
  'GET /api/cart/saved': {
    summary: 'What was put aside for later.',
    access: 'visitor',
    reply: z.array(cartItem),
    status: 200,
  },
  'GET /api/cart/parts': {
    summary: 'For each board in the cart, the parts it still needs.',
    access: 'visitor',
    reply: z.array(boardParts),
    status: 200,
  },
} as const satisfies Endpoints;

const cartWrites = {
  'POST /api/cart': {
    summary: 'Adds a product. What is in the cart already adds up.',
    access: 'visitor',
    body: newCartItem,
    reply: cartItem,
    status: 201,
  },
  'PATCH /api/cart/:id': {
    summary: 'Sets the quantity of a line.',
    access: 'visitor',
    params: lineParams,
    body: z.object({ quantity }),
    reply: cartItem,
    status: 200,
  },
  'DELETE /api/cart/:id': {
    summary: 'Removes a line.',
    access: 'visitor',
    params: lineParams,
    reply: null,
    status: 204,
  },
  'POST /api/cart/remove': {
    summary: 'Removes several lines at once, those that are still there.',
    access: 'visitor',
    body: z.object({
      ids: z
        .array(z.uuid('ids must be the ids of lines.'))
        .min(1, 'Name at least one line.')
        .max(maxRemovedLines, `Remove at most ${maxRemovedLines} lines at once.`),
    }),
    reply: null,
    status: 204,
  },
  'DELETE /api/cart': {
    summary: 'Empties the cart. What was saved for later stays.',
    access: 'visitor',
    reply: null,
    status: 204,
  },
  'POST /api/cart/units': {
    summary: 'Adds several products at once, as many of each as there are; what is sold out is left out.',
    access: 'visitor',
    body: z.object({
      units: z
        .array(
          z.object({
            productId: z.uuid('productId must be the id of a product.'),
            quantity,
            board: z
              .string(boardMessage)
              .min(1, boardMessage)
              .max(200, boardMessage)
              .optional()
              .describe('The slug of the kit or board that it is for.'),
          }),
        )
        .min(1, 'Name at least one product.')
        .max(maxUnitLines, `Add at most ${maxUnitLines} products at once.`),
    }),
    reply: z.array(cartItem),
    status: 201,
  },
  'POST /api/cart/parts': {
    summary: 'Adds the parts that so many of a board need and the cart does not hold, as many as there are.',
    access: 'visitor',
    body: newCartItem,
    reply: z.array(cartItem),
    status: 201,
  },
  'POST /api/cart/:id/parts': {
    summary: 'Adds the parts that a board in the cart still needs, as many as there are.',
    access: 'visitor',
    params: lineParams,
    reply: z.array(cartItem),
    status: 201,
  },
} as const satisfies Endpoints;

const savedWrites = {
  'POST /api/cart/:id/save': {
    summary: 'Takes a line out of the cart and puts it aside for later.',
    access: 'visitor',
    params: lineParams,
    reply: cartItem,
    status: 200,
  },
  'POST /api/cart/saved/:id/restore': {
    summary: 'Puts what was saved back into the cart, as many as there are.',
    access: 'visitor',
    params: lineParams,
    reply: cartItem,
    status: 200,
  },
  'DELETE /api/cart/saved/:id': {
    summary: 'Forgets what was saved.',
    access: 'visitor',
    params: lineParams,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;

export const cartEndpoints = { ...cartReads, ...cartWrites, ...savedWrites } as const satisfies Endpoints;
