import type { Serve } from '../../http/api-routes.ts';
import { orderCallerOf } from '../../orders/order-access.ts';
import type { CreditNoteService } from './credit-note.service.ts';

export function creditNoteRoutes(serve: Serve, notes: CreditNoteService): void {
  serve('GET /api/orders/:id/credit-notes/:noteId', async ({ params, reply, ...call }) => {
    const { name, bytes } = await notes.read(params.id, params.noteId, await orderCallerOf(call));
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });

  serve('GET /api/admin/orders/:id/credit-notes/:noteId', async ({ params, reply }) => {
    const { name, bytes } = await notes.readAny(params.id, params.noteId);
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
}
