import type { Serve } from '../http/api-routes.ts';
import type { ClassService } from './class.service.ts';
import type { PlaceService } from './place.service.ts';

export function classRoutes(serve: Serve, classes: ClassService, places: PlaceService): void {
  serve('GET /api/classes', async ({ visitor }) => classes.list(await visitor.requireUserId()));
  serve('POST /api/classes', async ({ body, visitor }) => classes.create(await visitor.requireUserId(), body));
  serve('GET /api/classes/:id', async ({ params, visitor }) => classes.open(await visitor.requireUserId(), params.id));
  serve('POST /api/classes/:id/end', async ({ params, visitor }) =>
    classes.end(await visitor.requireUserId(), params.id),
  );
  serve('POST /api/classes/:id/pupils/:pupilId/helped', async ({ params, visitor }) =>
    classes.help(await visitor.requireUserId(), params.id, params.pupilId),
  );
  serve('DELETE /api/classes/:id/pupils/:pupilId', async ({ params, visitor }) =>
    classes.takeOut(await visitor.requireUserId(), params.id, params.pupilId),
  );

  serve('GET /api/class-codes/:code', ({ params, visitor }) => places.invitation(params.code, visitor.ipAddress));
  serve('POST /api/class-codes/:code/places', ({ params, body, visitor }) =>
    places.join(params.code, body.name, visitor.ipAddress),
  );
  serve('POST /api/class-places/news', ({ body, visitor }) => places.tell(body, visitor.ipAddress));
  serve('POST /api/class-places/leave', ({ body, visitor }) => places.leave(body.place, visitor.ipAddress));
}
