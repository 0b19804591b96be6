import { photoHeaders } from '../pictures/photo-headers.ts';
import type { Serve } from '../http/api-routes.ts';
import { requireSameUser } from '../synced-store/same-user.ts';
import type { HelpFigureService } from './help-figures.service.ts';
import type { HelpService } from './help.service.ts';

export function helpRoutes(serve: Serve, help: HelpService): void {
  serve('GET /api/help-requests', async ({ visitor }) => help.list(await visitor.requireUserId()));
  serve('POST /api/help-requests', async ({ body, visitor }) =>
    help.ask(await requireSameUser(visitor, body.userId), body, visitor.ipAddress),
  );
  serve('GET /api/help-requests/:id/photos/:side', async ({ params, visitor, reply }) => {
    const bytes = await help.photo(params.id, params.side, await visitor.requireUserId());
    reply.headers(photoHeaders);
    return bytes;
  });
  serve('POST /api/help-requests/:id/further', async ({ params, body, visitor }) =>
    help.sayMore(await visitor.requireUserId(), params.id, body),
  );
  serve('POST /api/help-requests/:id/outcome', async ({ params, body, visitor }) =>
    help.close(await visitor.requireUserId(), params.id, body),
  );
  serve('DELETE /api/help-requests/:id', async ({ params, visitor }) =>
    help.remove(await visitor.requireUserId(), params.id),
  );
}

export function helpPhotoRoutes(serve: Serve, help: HelpService): void {
  serve(
    'POST /api/help-requests/:id/photos/:side',
    async ({ params, bytes, visitor }) => help.addPhoto(await visitor.requireUserId(), params.id, params.side, bytes),
    { beforeUpload: async ({ params, visitor }) => help.checkPhoto(await visitor.requireUserId(), params.id) },
  );
}

export function officeHelpRoutes(serve: Serve, help: HelpService): void {
  serve('GET /api/admin/help-requests/:id', ({ params }) => help.officeView(params.id));
  serve('GET /api/admin/help-requests/:id/photos/:side', async ({ params, reply }) => {
    const bytes = await help.photo(params.id, params.side, null);
    reply.headers(photoHeaders);
    return bytes;
  });
}

export function faultFrequencyRoutes(serve: Serve, figures: HelpFigureService): void {
  serve('GET /api/fault-frequencies', () => figures.factors());
  serve('GET /api/admin/help-figures', ({ query }) => figures.figures(query.kit || null));
  serve('POST /api/admin/fault-frequencies', ({ body, staff }) => figures.takeOver(body.seen, body.factors, staff));
  serve('DELETE /api/admin/fault-frequencies/:id', ({ params, staff }) => figures.takeBack(Number(params.id), staff));
}
