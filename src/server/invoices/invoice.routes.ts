import { orderCallerOf } from '../orders/order-access.ts';
import type { Serve } from '../http/api-routes.ts';
import type { InvoiceService } from './invoice.service.ts';

export function invoiceRoutes(serve: Serve, invoices: InvoiceService): void {
  serve('GET /api/orders/:id/invoice', async ({ params, reply, ...call }) => {
    const { name, bytes } = await invoices.read(params.id, await orderCallerOf(call));
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });

  serve('GET /api/admin/orders/:id/invoice', async ({ params, reply }) => {
    const { name, bytes } = await invoices.readAny(params.id);
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
}
