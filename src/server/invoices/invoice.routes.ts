import type { Serve } from '../plugins/api-routes.ts';
import type { InvoiceService } from './invoice.service.ts';

export function invoiceRoutes(serve: Serve, invoices: InvoiceService): void {
  serve('GET /api/orders/:id/invoice', async ({ params, query, visitor, reply }) => {
    const userId = (await visitor.findSession())?.userId ?? null;
    const { name, bytes } = await invoices.read(params.id, { userId, token: query.token });
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
}
