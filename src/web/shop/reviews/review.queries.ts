import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { NewReview, OwnReview } from '#contracts/reviews.ts';
import type { ReviewWish } from '#domain/reviews/review-wish.ts';
import { call } from '../../api/client.ts';
import { personalMeta, userQuery } from '../../session/user.queries.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';

const listKey = (slug: string) => ['/api/products', slug, 'reviews'] as const;

export const reviewsQuery = (slug: string, { sort, stars, after }: ReviewWish) =>
  queryOptions({
    queryKey: [...listKey(slug), sort, stars, after],
    queryFn: () =>
      call('GET /api/products/:id/reviews', {
        params: { id: slug },
        query: {
          ...(sort !== 'newest' && { sort }),
          ...(stars !== null && { stars: String(stars) }),
          ...(after !== null && { cursor: after }),
        },
      }),
  });

const ownKey = (slug: string) => ['/api/products', slug, 'own-reviews'] as const;

/** What the person here may write and has marked. It is asked only for those who are signed in, of what is sold. */
export function useOwnReviews(slug: string, isSold = true) {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { data: own } = useQuery({
    queryKey: ownKey(slug),
    queryFn: () => withSessionCheck(client, call('GET /api/products/:id/reviews/own', { params: { id: slug } })),
    enabled: user != null && isSold,
    meta: personalMeta,
  });
  return { user, own: user ? own : undefined };
}

const renew = (client: QueryClient, slug: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownKey(slug) }),
    client.invalidateQueries({ queryKey: listKey(slug) }),
    client.invalidateQueries({ queryKey: ['/api/products', slug], exact: true }),
  ]);

/** Writes a review, or changes the one that was read. */
export function useSendReview(slug: string, written: OwnReview | null, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReview) =>
      withSessionCheck(
        client,
        written
          ? call('PATCH /api/reviews/:id', { params: { id: written.id }, body: { ...body, version: written.version } })
          : call('POST /api/products/:id/reviews', { params: { id: slug }, body }),
      ),
    onSuccess: async () => {
      await renew(client, slug);
      onDone();
    },
  });
}

export function useWithdrawReview(slug: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withSessionCheck(client, call('DELETE /api/contributions/:id', { params: { id } })),
    onSuccess: async () => {
      await renew(client, slug);
      onDone();
    },
  });
}
