import type { Serve } from '../http/api-routes.ts';
import type { QuestionService } from './question.service.ts';

export function questionRoutes(serve: Serve, questions: QuestionService): void {
  serve('GET /api/questions', ({ query }) => questions.search(query.q));
  serve('GET /api/products/:id/questions', ({ params, query }) => questions.list(params.id, query));
  serve('GET /api/products/:id/questions/own', async ({ params, visitor }) =>
    questions.own(await visitor.requireUserId(), params.id),
  );
  serve('POST /api/products/:id/questions', async ({ params, body, visitor }) =>
    questions.ask(await visitor.requireUserId(), visitor.ipAddress, params.id, body),
  );
  serve('POST /api/questions/:id/answers', async ({ params, body, visitor }) =>
    questions.answer(await visitor.requireUserId(), visitor.ipAddress, params.id, body),
  );
}
