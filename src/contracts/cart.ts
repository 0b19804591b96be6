import { z } from 'zod';
import { maxQuantity, minQuantity } from '#domain/cart.ts';
import type { Endpoints } from './endpoint.ts';

export const quantityMessage = `Quantity must be a whole number from ${minQuantity} to ${maxQuantity}.`;

const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(minQuantity, quantityMessage)
  .max(maxQuantity, quantityMessage);

export const cartItem = z
  .object({
    id: z.uuid(),
    quantity: z.int(),
    product: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      price: z.string(),
      imageUrl: z.string(),
      inStock: z.boolean(),
      stock: z.int().nullable(),
    }),
  })
  .meta({ id: 'CartItem' });

export type CartItem = z.infer<typeof cartItem>;

const productIdMessage = 'productId must be the id or the slug of a product.';

const newCartItem = z.object({
  productId: z.string(productIdMessage).min(1, productIdMessage).max(200, productIdMessage),
  quantity: quantity.default(1),
});

export const cartEndpoints = {
  'GET /api/cart': {
    summary: 'What is in the cart of this session.',
    access: 'visitor',
    reply: z.array(cartItem),
    status: 200,
  },
  'POST /api/cart': {
    summary: 'Adds a product. What is in the cart already adds up.',
    access: 'visitor',
    body: newCartItem,
    reply: cartItem,
    status: 201,
  },
} as const satisfies Endpoints;
