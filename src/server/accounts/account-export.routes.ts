import type { Serve } from '../http/api-routes.ts';
import type { AccountExportService } from './account-export.service.ts';

export function accountExportRoutes(serve: Serve, exports: AccountExportService): void {
  serve('GET /api/user/export', async ({ visitor, reply }) => {
    const { userId, id } = await visitor.requireSignedIn();
    reply.header('content-disposition', 'attachment; filename="taar-my-data.json"');
    return exports.gather(userId, id);
  });
}
