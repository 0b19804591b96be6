import { z } from 'zod';
import { categories } from '#domain/catalogue/catalogue.ts';
import { neededFieldNames, type NeededField } from '#domain/catalogue/product-fields.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { priceInRupees, productDetails, stockCount } from './product-details.ts';

const versionMessage = 'version must be the number that the product had when it was read.';
const version = z.int(versionMessage).min(1, versionMessage);

const productChange = productDetails.partial().extend({
  stock: stockCount.optional().describe('Needs the right to change stock.'),
  expectedStock: stockCount
    .optional()
    .describe(
      'The stock that was seen when the new one was chosen; if it is another now, it is 409. Left out, it is 409 once orders have moved the stock since somebody set it.',
    ),
  version: version.optional().describe('What the change was made on; if it is not the current one, it is 409.'),
});
export type ProductChange = z.output<typeof productChange>;

const newProduct = productDetails
  .partial()
  .required(Object.fromEntries(neededFieldNames.map((name) => [name, true])) as Record<NeededField, true>);
export type NewProduct = z.output<typeof newProduct>;

const scheduledPrice = z.object({ price: z.string(), startsAt: z.string(), staffName: z.string() });

const adminProductSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    subcategory: z.string(),
    kind: z.string().nullable(),
    value: z.string().nullable(),
    price: z.string(),
    stock: z.int().nullable(),
    sold30: z.int().describe('Pieces sold in 30 days.'),
    imageUrl: z.string().nullable().describe('Null: it has no picture yet.'),
    archived: z.boolean(),
    draft: z.boolean().describe('Never on sale yet.'),
    scheduledPrice: scheduledPrice.omit({ staffName: true }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'AdminProductSummary' });

const adminProduct = productDetails
  .extend({
    id: z.uuid(),
    version: z.int(),
    stock: z.int().nullable(),
    inStock: z.boolean(),
    draft: z.boolean().describe('Never on sale yet: seen in the office and in its preview alone.'),
    missing: z
      .object({ needed: z.array(z.string()), advised: z.array(z.string()) })
      .describe('What it needs before it can go on sale, and what its page is better with.'),
    archivedAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    rating: z.string(),
    reviewCount: z.int(),
    usedInKits: z.int(),
    scheduledPrice: scheduledPrice.nullable(),
    formerSlugs: z.array(z.string()),
    pictureUrls: z.record(z.string(), z.string()).describe('Where each of its pictures is served.'),
  })
  .meta({ id: 'AdminProduct' });

export type AdminProductSummary = z.infer<typeof adminProductSummary>;
export type AdminProduct = z.infer<typeof adminProduct>;

export const productSorts = ['name', '-name', 'price', '-price', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];
const stockFilters = ['in', 'low', 'out', 'uncounted'] as const;

const filterText = z
  .string()
  .max(100, 'A filter may have at most 100 characters.')
  .refine((text) => !text.includes('\0'));

/** What a list, and the file that is made of it, are narrowed down by. */
export const productFilter = {
  search: z
    .string()
    .trim()
    .max(200, 'A search may have at most 200 characters.')
    .refine((text) => !text.includes('\0'))
    .optional(),
  category: z.enum(categories, `category must be one of ${categories.join(', ')}.`).optional(),
  subcategory: filterText.optional(),
  kind: filterText.optional(),
  stock: z.enum(stockFilters, `stock must be one of ${stockFilters.join(', ')}.`).optional(),
  archived: z
    .enum(['true', 'all'], "archived may only be 'true' or 'all'.")
    .optional()
    .describe('Left out: only what is on sale, and drafts.'),
  drafts: z.enum(['true'], "drafts may only be 'true'.").optional(),
  pictures: z.enum(['none'], "pictures may only be 'none'.").optional(),
  scheduled: z.enum(['true'], "scheduled may only be 'true'.").optional(),
};
export type ProductListFilter = z.output<z.ZodObject<typeof productFilter>>;

const counts = z
  .object({
    all: z.int(),
    kit: z.int(),
    pcb: z.int(),
    parts: z.int(),
    low: z.int(),
    out: z.int(),
    scheduled: z.int(),
    drafts: z.int(),
    archived: z.int(),
  })
  .meta({ id: 'ProductCounts' });
export type ProductCounts = z.infer<typeof counts>;

const params = z.object({ id: z.string().max(200).describe('Its id or its slug.') });
const office = { access: 'admin', right: 'products' } as const;

export const productEndpoints = {
  'GET /api/admin/products': {
    ...office,
    summary: 'Products, page by page. search finds parts of names, slugs, values and HSN codes.',
    query: z.object({
      ...productFilter,
      sort: z.enum(productSorts, `sort must be one of ${productSorts.join(', ')}.`).optional(),
      ...pageQuery,
    }),
    reply: pageOf(adminProductSummary),
    status: 200,
  },
  'GET /api/admin/products/counts': {
    ...office,
    summary: 'How many products there are in each view of the list.',
    reply: counts,
    status: 200,
  },
  'GET /api/admin/products/:id': {
    ...office,
    summary: 'Everything that can be edited of a product, archived ones too.',
    params,
    reply: adminProduct,
    status: 200,
  },
  'POST /api/admin/products': {
    ...office,
    summary:
      'Adds a product as a draft, which nobody sees in the shop before it is published. Without a slug it gets one from its name.',
    body: newProduct,
    reply: adminProduct,
    status: 201,
  },
  'PATCH /api/admin/products/:id': {
    ...office,
    summary: 'Changes what is named, and leaves the rest. A changed slug leads on from the old one.',
    params,
    body: productChange,
    reply: adminProduct,
    status: 200,
  },
  'POST /api/admin/products/:id/preview': {
    ...office,
    summary: 'The page of the shop as it would look with these details, as HTML without scripts. Nothing is saved.',
    params,
    body: productDetails,
    reply: z.object({ html: z.string() }).meta({ id: 'ProductPreview' }),
    status: 200,
  },
  'POST /api/admin/products/:id/publish': {
    ...office,
    summary: 'Puts a draft on sale. What it still needs for that is 409, with a sentence that names it.',
    params,
    reply: adminProduct,
    status: 200,
  },
  'POST /api/admin/products/:id/archive': {
    ...office,
    summary: 'Takes a product off sale; orders and their pages keep it. Nothing is deleted.',
    params,
    reply: adminProduct,
    status: 200,
  },
  'POST /api/admin/products/:id/unarchive': {
    ...office,
    summary: 'Puts an archived product back on sale, if it has what it needs for that.',
    params,
    reply: adminProduct,
    status: 200,
  },
  'POST /api/admin/products/:id/duplicate': {
    ...office,
    summary: 'A copy to begin from: a draft, with a stock of 0.',
    params,
    reply: adminProduct,
    status: 201,
  },
  'POST /api/admin/products/:id/scheduled-price': {
    ...office,
    summary: 'Sets a price that holds from a time on, in place of one that waits already.',
    params,
    body: z.object({
      price: priceInRupees,
      startsAt: z.iso.datetime({ offset: true, error: 'startsAt must be a time such as "2026-11-20T18:30:00Z".' }),
    }),
    reply: adminProduct,
    status: 200,
  },
  'DELETE /api/admin/products/:id/scheduled-price': {
    ...office,
    summary: 'Forgets the price that waits.',
    params,
    reply: adminProduct,
    status: 200,
  },
} as const satisfies Endpoints;
