import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { orderParams as officeOrderParams } from './office-orders.ts';
import { orderParams, orderTokenHeader, orderTokenQuery } from './orders.ts';

const summary = 'The invoice as a PDF; before the order is confirmed, a pro forma invoice.';
const pdf = { summary, reply: null, file: 'application/pdf', status: 200 } as const;

const creditNotePdf = { ...pdf, summary: 'A credit note of the order as a PDF.' } as const;
const noteId = z.string().max(200).describe('The id of the credit note.');

export const invoiceEndpoints = {
  'GET /api/orders/:id/invoice': {
    ...pdf,
    access: 'visitor',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
  },
  'GET /api/admin/orders/:id/invoice': { ...pdf, access: 'admin', right: 'orders', params: officeOrderParams },
  'GET /api/orders/:id/credit-notes/:noteId': {
    ...creditNotePdf,
    access: 'visitor',
    params: orderParams.extend({ noteId }),
    query: orderTokenQuery,
    headers: orderTokenHeader,
  },
  'GET /api/admin/orders/:id/credit-notes/:noteId': {
    ...creditNotePdf,
    access: 'admin',
    right: 'orders',
    params: officeOrderParams.extend({ noteId }),
  },
} as const satisfies Endpoints;
