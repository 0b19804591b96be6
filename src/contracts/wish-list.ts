import { z } from 'zod';
import { cartProduct, productKey } from './cart.ts';
import type { Endpoints } from './endpoint.ts';

const wishListItem = z
  .object({
    addedAt: z.string().describe('ISO 8601, UTC.'),
    product: cartProduct,
  })
  .meta({ id: 'WishListItem' });

export type WishListItem = z.infer<typeof wishListItem>;

const productParams = z.object({
  id: z.string().min(1).max(200).describe('The uuid or the slug of a product.'),
});

const newWish = z.object({ productId: productKey });

export const wishListEndpoints = {
  'GET /api/wish-list': {
    summary: 'What this visitor wishes for, newest first: of the account when signed in, else of the session.',
    access: 'visitor',
    reply: z.array(wishListItem),
    status: 200,
  },
  'POST /api/wish-list': {
    summary: 'Adds a product to the wish list. What is there already stays.',
    access: 'visitor',
    body: newWish,
    reply: wishListItem,
    status: 201,
  },
  'DELETE /api/wish-list/:id': {
    summary: 'Takes a product off the wish list.',
    access: 'visitor',
    params: productParams,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
