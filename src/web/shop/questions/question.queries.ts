import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewAnswer, NewQuestion } from '#contracts/questions.ts';
import type { QuestionTopic } from '#domain/questions/questions.ts';
import { call } from '../../api/client.ts';
import { personalMeta, userQuery } from '../../session/user.queries.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';

export interface QuestionWish {
  readonly topic: QuestionTopic | null;
  /** Only those about this part or step. */
  readonly place: string | null;
  readonly after: string | null;
}

const listKey = (slug: string) => ['/api/products', slug, 'questions'] as const;
const ownKey = (slug: string) => ['/api/products', slug, 'own-questions'] as const;

export const questionsQuery = (slug: string, { topic, place, after }: QuestionWish) =>
  queryOptions({
    queryKey: [...listKey(slug), topic, place, after],
    queryFn: () =>
      call('GET /api/products/:id/questions', {
        params: { id: slug },
        query: { ...(topic && { topic }), ...(place && { place }), ...(after && { cursor: after }) },
      }),
  });

/** What the person here may answer, and what of theirs still waits. Asked only for those who are signed in. */
export function useOwnQuestions(slug: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { data: own } = useQuery({
    queryKey: ownKey(slug),
    queryFn: () => withSessionCheck(client, call('GET /api/products/:id/questions/own', { params: { id: slug } })),
    enabled: user != null,
    meta: personalMeta,
  });
  return { user, own: user ? own : undefined };
}

function useRenew(slug: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ownKey(slug) }),
      client.invalidateQueries({ queryKey: listKey(slug) }),
    ]);
}

export function useAsk(slug: string, onDone: (isWaiting: boolean) => void) {
  const client = useQueryClient();
  const renew = useRenew(slug);
  return useMutation({
    mutationFn: (body: NewQuestion) =>
      withSessionCheck(client, call('POST /api/products/:id/questions', { params: { id: slug }, body })),
    onSuccess: async ({ isWaiting }) => {
      await renew();
      onDone(isWaiting);
    },
  });
}

export function useAnswer(slug: string, questionId: string, onDone: (isWaiting: boolean) => void) {
  const client = useQueryClient();
  const renew = useRenew(slug);
  return useMutation({
    mutationFn: (body: NewAnswer) =>
      withSessionCheck(client, call('POST /api/questions/:id/answers', { params: { id: questionId }, body })),
    onSuccess: async ({ isWaiting }) => {
      await renew();
      onDone(isWaiting);
    },
  });
}
