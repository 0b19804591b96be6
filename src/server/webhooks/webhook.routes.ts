import type { Serve } from '../http/api-routes.ts';
import type { WebhookService } from './webhook.service.ts';

export function webhookRoutes(serve: Serve, webhooks: WebhookService): void {
  serve('GET /api/admin/webhooks', () => webhooks.list());

  serve('POST /api/admin/webhooks', ({ staff, body }) => webhooks.add(staff, body));

  serve('PATCH /api/admin/webhooks/:id', ({ staff, params, body }) => webhooks.change(staff, params.id, body));

  serve('DELETE /api/admin/webhooks/:id', ({ staff, params }) => webhooks.remove(staff, params.id));

  serve('POST /api/admin/webhooks/:id/secret', ({ staff, params }) => webhooks.changeSecret(staff, params.id));

  serve('POST /api/admin/webhooks/:id/test', ({ params }) => webhooks.sendTest(params.id));

  serve('GET /api/admin/webhooks/:id/deliveries', ({ params, query }) => webhooks.deliveries(params.id, query));

  serve('POST /api/admin/webhooks/:id/replay', ({ staff, params, body }) => webhooks.replayAll(staff, params.id, body));

  serve('POST /api/admin/webhook-deliveries/:id/replay', ({ staff, params }) => webhooks.replay(staff, params.id));
}
