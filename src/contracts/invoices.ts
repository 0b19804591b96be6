import type { Endpoints } from './endpoint.ts';
import { orderParams as officeOrderParams } from './office-orders.ts';
import { orderParams, orderTokenHeader, orderTokenQuery } from './orders.ts';

const summary = 'The invoice as a PDF; before the order is confirmed, a pro forma invoice.';
const pdf = { summary, reply: null, file: 'application/pdf', status: 200 } as const;

export const invoiceEndpoints = {
  'GET /api/orders/:id/invoice': {
    ...pdf,
    access: 'visitor',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
  },
  'GET /api/admin/orders/:id/invoice': { ...pdf, access: 'admin', right: 'orders', params: officeOrderParams },
} as const satisfies Endpoints;
