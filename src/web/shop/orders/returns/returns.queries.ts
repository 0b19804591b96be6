import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewReturn, OrderReturns } from '#contracts/returns.ts';
import { call } from '../../../api/client.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { keyed, ordersKey, type OrderKey } from '../order.queries.ts';

export const returnsQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: [...ordersKey, order.id, order.token, 'returns'],
    queryFn: () => call('GET /api/orders/:id/returns', keyed(order)),
    meta: personalMeta,
    refetchOnWindowFocus: true,
  });

/** `onDone` is told first: with what is left to send back the form may go. */
export function useAskReturn(order: OrderKey, onDone: (returns: OrderReturns) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReturn) => call('POST /api/orders/:id/returns', { ...keyed(order), body }),
    onSuccess: (returns: OrderReturns) => {
      onDone(returns);
      queryClient.setQueryData(returnsQuery(order).queryKey, returns);
    },
    // Whatever came of it, the order may look different by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}
