import type { Serve } from '../http/api-routes.ts';
import type { ReviewService } from './review.service.ts';

export function reviewRoutes(serve: Serve, reviews: ReviewService): void {
  serve('GET /api/products/:id/reviews', ({ params, query }) => reviews.list(params.id, query));
  serve('GET /api/products/:id/reviews/own', async ({ params, visitor }) =>
    reviews.own(await visitor.requireUserId(), params.id),
  );
  serve('POST /api/products/:id/reviews', async ({ params, body, visitor }) =>
    reviews.write(await visitor.requireUserId(), visitor.ipAddress, params.id, body),
  );
  serve('PATCH /api/reviews/:id', async ({ params, body, visitor }) =>
    reviews.change(await visitor.requireUserId(), visitor.ipAddress, params.id, body),
  );
}
