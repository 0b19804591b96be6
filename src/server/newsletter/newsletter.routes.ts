import type { Serve } from '../api-routes.ts';
import type { Database } from '../db/database.ts';
import * as subscribers from './newsletter.repository.ts';

export function newsletterRoutes(serve: Serve, db: Database): void {
  serve('POST /api/newsletter', ({ body }) => subscribers.insert(db, body.email));
}
