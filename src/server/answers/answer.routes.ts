import type { Serve } from '../http/api-routes.ts';
import type { AnswerService } from './answer.service.ts';

export function answerRoutes(serve: Serve, answers: AnswerService): void {
  serve('GET /api/admin/contributions/:id/answer', ({ params }) => answers.find(params.id));
  serve('POST /api/admin/contributions/:id/answer', ({ params, body, staff }) =>
    answers.answer(params.id, body, staff),
  );
  serve('GET /api/admin/catalogue-ratings', () => answers.catalogueRatings());
  serve('POST /api/admin/catalogue-ratings', ({ body, staff }) => answers.showCatalogueRatings(body.isShown, staff));
}
