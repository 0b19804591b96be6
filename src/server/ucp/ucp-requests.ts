import { z } from 'zod';

/** More than any pedal has, and as many as a link carries. */
const maxLines = 100;
export const maxIds = 50;
const maxPage = 50;

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'), 'It must not contain a NUL.');

/** What others send beside this is left alone: extensions that were not agreed on count nothing. */
const lines = z
  .array(z.looseObject({ item: z.looseObject({ id: text(200).min(1) }), quantity: z.int().min(1).max(100_000) }))
  .min(1)
  .max(maxLines);

export const cartBody = z.looseObject({ line_items: lines });

/** Of a cart its lines count, whatever else is sent. */
export const checkoutBody = z.looseObject({ cart_id: text(100).optional() });

const price = z.looseObject({ min: z.int().min(0).optional(), max: z.int().min(0).optional() });

const filters = z.looseObject({ categories: z.array(text(200)).max(20).optional(), price: price.optional() });

export const searchBody = z.looseObject({
  query: text(200).optional(),
  filters: filters.optional(),
  pagination: z
    .looseObject({
      cursor: z
        .string()
        .regex(/^\d{1,6}$/, 'That is no cursor of ours.')
        .optional(),
      limit: z.int().min(1).optional(),
    })
    .optional(),
});

export const lookupBody = z.looseObject({ ids: z.array(text(200).min(1)).min(1), filters: filters.optional() });

export const productBody = z.looseObject({ id: text(200).min(1) });

export const clampLimit = (limit = 20): number => Math.min(limit, maxPage);

export type Filters = z.output<typeof filters>;
