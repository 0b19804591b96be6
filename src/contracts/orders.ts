import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const orderListLimit = 100;

export const orderSummary = z
  .object({
    id: z.uuid(),
    number: z.string().describe("Short and readable: 'PK-1042'."),
    createdAt: z.string().describe('ISO 8601, UTC.'),
    totalAmount: z.string().describe('With two decimals, such as "3499.00".'),
    currency: z.string(),
    status: z.string(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'OrderSummary' });

export type OrderSummary = z.infer<typeof orderSummary>;

const limitMessage = `limit must be a whole number from 1 to ${orderListLimit}.`;

const limit = z
  .string(limitMessage)
  .regex(/^\d{1,3}$/, limitMessage)
  .transform(Number)
  .refine((value) => value >= 1 && value <= orderListLimit, limitMessage);

export const orderEndpoints = {
  'GET /api/orders': {
    summary: `The orders of the user, newest first, at most ${orderListLimit}.`,
    access: 'user',
    query: z.object({ limit: limit.optional() }),
    reply: z.array(orderSummary),
    status: 200,
  },
} as const satisfies Endpoints;
