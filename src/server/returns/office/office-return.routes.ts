import type { Serve } from '../../http/api-routes.ts';
import { photoHeaders } from '../../pictures/photo-headers.ts';
import type { OfficeReturnService } from './office-return.service.ts';

export function officeReturnRoutes(serve: Serve, returns: OfficeReturnService): void {
  serve('GET /api/admin/returns', async ({ query: { limit, cursor, ...filter }, reply }) => {
    const { page, total } = await returns.list(filter, { limit, cursor });
    reply.header('x-total-count', String(total));
    return page;
  });
  serve('GET /api/admin/returns/views', () => returns.countViews());
  serve('GET /api/admin/returns/:id', ({ params }) => returns.get(params.id));
  serve('POST /api/admin/returns/:id/approve', ({ params, body, staff }) => returns.approve(params.id, staff, body));
  serve('POST /api/admin/returns/:id/decline', ({ params, body, staff }) => returns.decline(params.id, staff, body));
  serve('POST /api/admin/returns/:id/receive', ({ params, body, staff }) => returns.receive(params.id, staff, body));
  serve('POST /api/admin/returns/:id/messages', ({ params, body, staff }) => returns.write(params.id, staff, body));
  serve('POST /api/admin/returns/:id/spare', ({ params, body, staff }) => returns.sendSpare(params.id, staff, body));
  serve('GET /api/admin/returns/:id/photos/:photoId', async ({ params, reply }) => {
    const bytes = await returns.photo(params.id, params.photoId);
    reply.headers(photoHeaders);
    return bytes;
  });
  serve('POST /api/admin/returns/:id/refund', ({ params, body, staff }) => returns.refund(params.id, staff, body));
}
