import type { Serve } from '../http/api-routes.ts';
import type { ContactService } from './contact.service.ts';

export function contactRoutes(serve: Serve, contact: ContactService): void {
  serve('POST /api/contact', ({ body, visitor }) => contact.send(body, visitor.ipAddress));
}
