import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { returnStatuses } from '#domain/returns/returns.ts';
import type { Endpoints } from './endpoint.ts';

const queryMessage = 'q must have 2 to 100 characters.';

const foundOrder = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  status: z.enum(orderStatuses),
});
const foundProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.string().describe('Rupees, such as "3499.00".'),
  stock: z.int().nullable(),
  imageUrl: z.string(),
  isArchived: z.boolean(),
  isDraft: z.boolean(),
});
const foundCustomer = z.object({ id: z.string(), name: z.string(), email: z.string() });

const foundMessage = z.object({
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  subject: z.string(),
  isWaiting: z.boolean(),
});

const foundReturn = z.object({
  number: z.string().describe("'RT-1001', 'CL-1001'."),
  orderNumber: z.string(),
  name: z.string(),
  status: z.enum(returnStatuses),
});

const found = z
  .object({
    orders: z.array(foundOrder),
    returns: z.array(foundReturn).describe('Returns and claims, by their number alone.'),
    products: z.array(foundProduct),
    customers: z.array(foundCustomer),
    messages: z.array(foundMessage),
  })
  .meta({ id: 'OfficeFound' });

export type OfficeSearchResults = z.infer<typeof found>;

export const officeSearchEndpoints = {
  'GET /api/admin/find': {
    summary:
      'The first orders, returns, claims, products, customers and messages whose number, name, mail address, phone number, slug, ticket or ' +
      'subject begins like q; orders for a business also by words of its name, its GSTIN or its purchase order. ' +
      'What the caller has no right to see is left empty.',
    access: 'admin',
    right: 'office',
    query: z.object({ q: z.string(queryMessage).trim().min(2, queryMessage).max(100, queryMessage) }),
    reply: found,
    status: 200,
  },
} as const satisfies Endpoints;
