import { z } from 'zod';

const limitMessage = 'limit must be a whole number from 1 to 200.';

/** Long lists come in pages: the answer to one names the next. */
export const pageQuery = {
  limit: z
    .string(limitMessage)
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 200, limitMessage)
    .optional(),
  cursor: z.string().max(500).optional().describe('What the page before named as next.'),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('The cursor of the next page; null: the end.'),
  });
