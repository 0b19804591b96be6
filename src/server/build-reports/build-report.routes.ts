import type { Serve } from '../http/api-routes.ts';
import { photoHeaders, publicPhotoHeaders } from '../pictures/photo-headers.ts';
import { requireSameUser } from '../synced-store/same-user.ts';
import type { BuildReportService } from './build-report.service.ts';
import type { WallService } from './wall.service.ts';

export function buildReportRoutes(serve: Serve, reports: BuildReportService): void {
  serve('POST /api/builds/:id/report', async ({ params, body, visitor }) =>
    reports.publish(await requireSameUser(visitor, body.userId), visitor.ipAddress, params.id, body),
  );
  serve('DELETE /api/builds/:id/report', async ({ params, visitor }) =>
    reports.withdraw(await visitor.requireUserId(), params.id),
  );
  serve('DELETE /api/builds/:id/report/photos/:side', async ({ params, visitor }) =>
    reports.removePhoto(await visitor.requireUserId(), params.id, params.side),
  );
  serve('GET /api/user/build-reports', async ({ query, visitor }) =>
    reports.list(await requireSameUser(visitor, query.userId)),
  );
}

/** In a scope that takes files. */
export function buildPhotoRoutes(serve: Serve, reports: BuildReportService): void {
  serve(
    'POST /api/builds/:id/report/photos/:side',
    async ({ params, bytes, visitor }) =>
      reports.addPhoto(await visitor.requireUserId(), params.id, params.side, bytes),
    {
      beforeUpload: async ({ params, visitor }) => reports.checkPhoto(await visitor.requireUserId(), params.id),
    },
  );
}

export function wallRoutes(serve: Serve, wall: WallService): void {
  serve('GET /api/build-reports', ({ query }) => wall.list(query));
  serve('GET /api/build-reports/:code', ({ params }) => wall.get(params.code));
  serve('GET /api/build-photos/:photoId', async ({ params, query, visitor, reply }) => {
    const findUserId = async () => (await visitor.findSession())?.userId ?? null;
    const bytes = await wall.photo(params.photoId, query.size ?? 'large', findUserId);
    reply.headers(publicPhotoHeaders);
    return bytes;
  });
  serve('GET /api/build-cards/:code', async ({ params, reply }) => {
    const bytes = await wall.card(params.code);
    reply.headers({ ...photoHeaders, 'cache-control': 'private, max-age=3600' });
    return bytes;
  });
  serve('GET /api/admin/build-photos/:photoId', async ({ params, reply }) => {
    const bytes = await wall.anyPhoto(params.photoId);
    reply.headers(photoHeaders);
    return bytes;
  });
}
