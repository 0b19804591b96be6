import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cartChangeKey, cartKey, refreshCart } from './cart-sync.ts';

it('looks again when another tab changes the cart while this one fetches it after a change of its own', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const fetches: PromiseWithResolvers<string>[] = [];
  const stopShowing = new QueryObserver(queryClient, {
    queryKey: cartKey,
    queryFn: () => {
      const fetching = Promise.withResolvers<string>();
      fetches.push(fetching);
      return fetching.promise;
    },
    initialData: 'nothing',
  }).subscribe(() => {});

  const change = new MutationObserver(queryClient, {
    mutationKey: cartChangeKey,
    mutationFn: async () => {},
    onSettled: () => refreshCart(queryClient, { ownChanges: 1, isNews: true }),
  }).mutate();
  await expect.poll(() => fetches.length).toBe(1);
  await refreshCart(queryClient, { ownChanges: 0, isNews: true });
  fetches[0]!.resolve('one kit');
  await expect.poll(() => fetches.length).toBe(2);
  fetches[1]!.resolve('two kits');
  await change;
  expect(queryClient.getQueryData(cartKey)).toBe('two kits');
  stopShowing();
});
