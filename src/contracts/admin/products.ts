import { z } from 'zod';
import { product } from '../catalogue.ts';
import type { Endpoints } from '../endpoint.ts';

const priceMessage = 'price must be an amount of rupees such as "3499.00", and at least one rupee.';
const stockMessage = 'stock must be a whole number from 0 to 1000000, or null for what is not counted.';

export const productChange = z.object({
  price: z
    .string(priceMessage)
    .regex(/^\d{1,8}(\.\d{1,2})?$/, priceMessage)
    // The gateway takes no less.
    .refine((text) => Number(text) >= 1, priceMessage)
    .optional(),
  stock: z.int(stockMessage).min(0, stockMessage).max(1_000_000, stockMessage).nullable().optional(),
});

export const adminProductEndpoints = {
  'PATCH /api/admin/products/:id': {
    summary: 'Sets the price or the stock of a product.',
    access: 'admin',
    right: 'products',
    params: z.object({ id: z.string().max(200) }),
    body: productChange,
    reply: product,
    status: 200,
  },
} as const satisfies Endpoints;
