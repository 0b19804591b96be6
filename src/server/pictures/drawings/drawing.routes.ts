import type { Serve } from '../../http/api-routes.ts';
import type { PictureService } from '../picture.service.ts';
import type { Draw } from './drawing-thread.ts';

export function drawingRoutes(serve: Serve, { draw, pictures }: { draw: Draw; pictures: PictureService }): void {
  serve('POST /api/admin/drawings/preview', async ({ body }) => ({ svg: await draw(body) }));
  serve('POST /api/admin/drawings', async ({ body, staff }) => pictures.keepDrawn(body, await draw(body), staff));
}
