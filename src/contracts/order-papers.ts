import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const paper = {
  access: 'admin',
  right: 'orders',
  reply: null,
  file: 'application/pdf',
  status: 200,
} as const;

const several = z.object({
  orders: z
    .string('Please name the orders.')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(
      z.array(z.string().max(200)).min(1, 'Please choose an order.').max(200, 'At most 200 orders fit in one list.'),
    )
    .describe('Their ids or numbers, with commas between them.'),
});

export const orderPaperEndpoints = {
  'GET /api/admin/orders/packing-slips': {
    ...paper,
    summary: 'What goes into each parcel, without prices: one page for each order.',
    query: several,
  },
  'GET /api/admin/orders/labels': {
    ...paper,
    summary: 'Where each parcel goes: one page of A6 for each order.',
    query: several,
  },
  'GET /api/admin/orders/customs-sheet': {
    ...paper,
    file: 'text/csv; charset=utf-8',
    summary: 'The data of a CN23 form for the parcels among them that leave the country, a line for each line.',
    query: several,
  },
  'GET /api/admin/orders/pick-list': {
    ...paper,
    summary: 'What has to be taken off the shelf for several orders, each product once, by kind.',
    query: several,
  },
} as const satisfies Endpoints;
