import type { Serve } from '../http/api-routes.ts';
import type { MessageService } from './message.service.ts';
import type { SavedReplyService } from './saved-reply.service.ts';

interface Services {
  readonly messages: MessageService;
  readonly saved: SavedReplyService;
}

export function messageRoutes(serve: Serve, { messages, saved }: Services): void {
  serve('GET /api/admin/messages', ({ query: { state = 'waiting', search, ...page }, staff }) =>
    messages.list({ state, search: search || null, ...page }, staff),
  );
  serve('GET /api/admin/messages/:id', ({ params, staff }) => messages.get(params.id, staff));
  serve('POST /api/admin/messages/:id/replies', ({ params, body, staff }) => messages.reply(params.id, body, staff));
  serve('PATCH /api/admin/messages/:id', ({ params, body, staff }) => messages.change(params.id, body, staff));
  serve('GET /api/admin/staff-names', () => messages.staffNames());

  serve('GET /api/admin/saved-replies', () => saved.list());
  serve('POST /api/admin/saved-replies', ({ body, staff }) => saved.add(body, staff));
  serve('PATCH /api/admin/saved-replies/:id', ({ params, body, staff }) => saved.change(params.id, body, staff));
  serve('DELETE /api/admin/saved-replies/:id', ({ params, staff }) => saved.remove(params.id, staff));
}
