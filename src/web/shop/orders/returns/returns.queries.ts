import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewClaim, NewReturn, OrderReturn, OrderReturns } from '#contracts/returns.ts';
import { call, request } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { keyed, ordersKey, type OrderKey } from '../order.queries.ts';
import { readDataUrl } from './data-url.ts';

export const returnsQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: [...ordersKey, order.id, order.token, 'returns'],
    queryFn: () => call('GET /api/orders/:id/returns', keyed(order)),
    meta: personalMeta,
    refetchOnWindowFocus: true,
  });

/** Those before the ones that are shown. */
export const fetchOlderReturns = (order: OrderKey, cursor: string): Promise<OrderReturns> => {
  const { query, ...input } = { query: {}, ...keyed(order) };
  return call('GET /api/orders/:id/returns', { ...input, query: { ...query, cursor } });
};

export const claimPartsQuery = (order: OrderKey, itemId: string) =>
  queryOptions({
    queryKey: [...ordersKey, order.id, order.token, 'parts', itemId],
    queryFn: () => {
      const { params, ...input } = keyed(order);
      return call('GET /api/orders/:id/items/:itemId/parts', { ...input, params: { ...params, itemId } });
    },
    meta: personalMeta,
  });

/** As an address that a page can show; a guest's token goes in a header, which a picture cannot send. */
export const photoQuery = (order: OrderKey, returnId: string, photoId: string) =>
  queryOptions({
    queryKey: [...ordersKey, order.id, order.token, 'photo', photoId],
    queryFn: async () => {
      const { params, ...input } = keyed(order);
      const key = { ...params, returnId, photoId };
      const answer = await request('GET /api/orders/:id/returns/:returnId/photos/:photoId', { ...input, params: key });
      return readDataUrl(await answer.blob());
    },
    staleTime: Infinity,
    meta: personalMeta,
  });

/** A photo that was not kept, and why: what it belongs to is with us all the same. */
export interface FailedPhoto {
  readonly name: string;
  readonly why: string;
}

/** One after the other, so that a slow line carries each whole. */
async function sendPhotos(order: OrderKey, returnId: string, photos: readonly File[]): Promise<FailedPhoto[]> {
  const failed: FailedPhoto[] = [];
  const { params, ...input } = keyed(order);
  for (const file of photos) {
    try {
      await call('POST /api/orders/:id/returns/:returnId/photos', { ...input, params: { ...params, returnId }, file });
    } catch (error) {
      failed.push({ name: file.name, why: errorMessage(error) });
    }
  }
  return failed;
}

export interface SentClaim {
  readonly claim: OrderReturn;
  readonly failed: readonly FailedPhoto[];
}

/** Tells us what is wrong, then shows it. */
export function useClaim(order: OrderKey, onDone: (sent: SentClaim) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, photos }: { body: NewClaim; photos: readonly File[] }): Promise<SentClaim> => {
      const claim = await call('POST /api/orders/:id/claims', { ...keyed(order), body });
      return { claim, failed: await sendPhotos(order, claim.id, photos) };
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}

/** More about what is open: words, or photos. */
export function useReply(order: OrderKey, returnId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      text,
      photos,
    }: {
      text: string;
      photos: readonly File[];
    }): Promise<readonly FailedPhoto[]> => {
      const { params, ...input } = keyed(order);
      const failed = await sendPhotos(order, returnId, photos);
      if (text !== '') {
        await call('POST /api/orders/:id/returns/:returnId/messages', {
          ...input,
          params: { ...params, returnId },
          body: { text },
        });
      }
      return failed;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}

export interface SentReturn {
  readonly number: string;
  readonly failed: readonly FailedPhoto[];
}

/** `onDone` is told first: with what is left to send back the form may go. */
export function useAskReturn(order: OrderKey, onDone: (sent: SentReturn) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, photos }: { body: NewReturn; photos: readonly File[] }) => {
      const returns = await call('POST /api/orders/:id/returns', { ...keyed(order), body });
      const asked = returns.returns[0]!;
      return { returns, number: asked.number, failed: await sendPhotos(order, asked.id, photos) };
    },
    onSuccess: ({ returns, number, failed }) => {
      onDone({ number, failed });
      queryClient.setQueryData(returnsQuery(order).queryKey, returns);
    },
    // Whatever came of it, the order may look different by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}
