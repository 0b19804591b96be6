import { z } from 'zod';
import { catalogueLimit } from '#domain/catalogue.ts';
import type { Endpoints } from './endpoint.ts';

/** Typed text that reaches a query: no NUL bytes, which PostgreSQL cannot store. */
const filterText = z
  .string()
  .max(200, 'A filter may have at most 200 characters.')
  .refine((text) => !text.includes('\u0000'), 'A filter must not contain a NUL character.');

export const productDocument = z.object({ name: z.string(), url: z.string(), type: z.string() });

export const product = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().describe('One line for cards.'),
    description: z.string(),
    price: z.string().describe('Rupees with two decimals, such as "3499.00".'),
    difficulty: z.string(),
    category: z.string(),
    subcategory: z.string(),
    basedOn: z.string().nullable(),
    rating: z.string().describe('0.00 to 5.00'),
    reviewCount: z.int(),
    imageUrl: z.string(),
    inStock: z.boolean(),
    stock: z.int().nullable().describe('How many there are; null when they are not counted.'),
    specifications: z.record(z.string(), z.string()),
    components: z.array(z.string()),
    documents: z.array(productDocument),
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof product>;

export const productFilter = z.object({
  search: filterText.optional(),
  difficulty: filterText.optional(),
  category: filterText.optional(),
  subcategory: filterText.optional(),
});

const wholeNumber = (name: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number.`)
    .transform(Number)
    .refine((value) => value <= most, `${name} must be at most ${most}.`);

const productPage = productFilter.extend({
  limit: wholeNumber('limit', catalogueLimit).optional(),
  offset: wholeNumber('offset', 1_000_000).optional(),
});

export type ProductFilter = z.infer<typeof productFilter>;

export const productKey = z.object({
  id: z.string().min(1).max(200).describe('The uuid or the slug of a product.'),
});

export const catalogueEndpoints = {
  'GET /api/products': {
    summary: 'Products that match a filter. Totals travel in X-Total-Count and X-In-Stock-Count.',
    access: 'anyone',
    query: productPage,
    reply: z.array(product),
    status: 200,
  },
  'GET /api/products/:id': {
    summary: 'One product.',
    access: 'anyone',
    params: productKey,
    reply: product,
    status: 200,
  },
} as const satisfies Endpoints;
