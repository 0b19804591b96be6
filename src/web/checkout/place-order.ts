import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { NewAddress } from '#contracts/addresses.ts';
import type { NewOrder, PlacedOrder } from '#contracts/orders.ts';
import { userQuery } from '../accounts/user.queries.ts';
import { addressesQuery } from '../addresses/addresses.queries.ts';
import { call } from '../api/client.ts';
import { cartChangeKey, tellOtherTabs } from '../cart/cart-tabs.ts';
import { settleChange } from '../cart/cart.queries.ts';
import { inTurn } from '../cart/in-turn.ts';
import { orderPath, rememberToken } from '../orders/order-token.ts';
import { orderQuery, ordersKey } from '../orders/order.queries.ts';
import { payAtOnce } from '../orders/payment/pay-at-once.ts';
import { toast } from '../toast/toast-store.ts';
import { forgetDraft } from './checkout-draft.ts';
import { isRefusal, tryOrder, type Attempt } from './order-attempt.ts';
import type { FilledForm } from './order-form.ts';

const patienceMs = 30_000;

const send = (body: NewOrder, key: string): Promise<PlacedOrder> =>
  call('POST /api/orders', {
    headers: { 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });

/** The order stands; an address that could not be kept must not look like a failure of it. */
async function keepAddress(queryClient: QueryClient, body: NewAddress): Promise<void> {
  try {
    await call('POST /api/addresses', { body });
    await queryClient.invalidateQueries(addressesQuery);
  } catch {
    toast({ title: 'Error', description: 'Failed to save address. Please try again.', variant: 'destructive' });
  }
}

interface AttemptMemory {
  readonly read: () => Attempt;
  readonly write: (attempt: Attempt) => void;
}

/** Orders what is in the cart, once, and leads to the order. It takes its turn with every other change of the cart. */
export function usePlaceOrder(memory: AttemptMemory) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: ({ order }: FilledForm) => inTurn(() => tryOrder({ ...memory, send }, order)),
    onSuccess: ({ placed: { token, ...order }, wasEarlier }, { order: sent, saveAddress }) => {
      forgetDraft();
      tellOtherTabs();
      if (token !== null) rememberToken(order.id, token);
      void queryClient.invalidateQueries({ queryKey: ordersKey });
      queryClient.setQueryData(orderQuery({ id: order.id, token }).queryKey, order);
      if (order.can.pay && order.payment.method === 'razorpay' && !wasEarlier) payAtOnce(order.id);
      navigate(orderPath(order.id, token), { replace: true, state: { placed: true } });
      if (wasEarlier) {
        toast({
          title: 'This was ordered already',
          description: 'The first answer did not reach you. Nothing was ordered twice.',
        });
      }
      if (saveAddress) void keepAddress(queryClient, sent.shippingAddress);
    },
    // Someone who was signed out meanwhile is asked for a mail address.
    onError: (error) => isRefusal(error) && queryClient.invalidateQueries(userQuery),
    onSettled: (_outcome, error) => settleChange(queryClient, error),
  });
}
