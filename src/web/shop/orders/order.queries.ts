import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, SentTransfer } from '#contracts/orders.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { call, request } from '../../api/client.ts';
import { cartChangeKey, notifyOtherTabs } from '../../components/cart/cart-sync.ts';
import { refreshAfterChange, toastFailure } from '../../components/cart/cart.queries.ts';
import { withCartLock } from '../../components/cart/cart-lock.ts';
import { toast } from '../../toast/toast-store.ts';
import { nextPollMs } from './payment/order-polling.ts';

/** The list of the dashboard and every single order hang under this key. */
export const ordersKey = ['/api/orders'] as const;

export interface OrderKey {
  readonly id: string;
  /** What opens it for a guest. */
  readonly token: string | null;
}

export const keyed = ({ id, token }: OrderKey) => ({
  params: { id },
  headers: { ...(token !== null && { 'x-order-token': token }) },
});

const freshMs = 5000;

/** While a payment is on its way it is looked at again by itself, less and less often, and only while it is seen. */
export const orderQuery = (order: OrderKey, isPaymentExpected = false) =>
  queryOptions({
    queryKey: [...ordersKey, order.id, order.token],
    queryFn: () => call('GET /api/orders/:id', keyed(order)),
    meta: personalMeta,
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      nextPollMs(state.data, { polls: state.dataUpdateCount + state.errorUpdateCount, isPaymentExpected }),
  });

export function useCancelOrder(key: OrderKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/orders/:id/cancel', keyed(key)),
    onSuccess: (order: Order) => {
      queryClient.setQueryData(orderQuery(key).queryKey, order);
      toast({ title: 'Order cancelled', description: `${order.number} won’t be sent.` });
    },
    // Whatever came of it, the order may look different by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}

export function useTellTransfer(key: OrderKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentTransfer) => call('POST /api/orders/:id/transfer', { ...keyed(key), body }),
    onSuccess: (order: Order) => queryClient.setQueryData(orderQuery(key).queryKey, order),
  });
}

export const otherPaymentsQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: [...ordersKey, key.id, key.token, 'other-payments'],
    queryFn: () => call('GET /api/orders/:id/other-payments', keyed(key)),
    meta: personalMeta,
  });

/** Has the order wait for its money in another way. */
export function useChoosePayment(key: OrderKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (method: Order['payment']['method']) =>
      call('POST /api/orders/:id/payment-method', { ...keyed(key), body: { method } }),
    onSuccess: (order: Order) => queryClient.setQueryData(orderQuery(key).queryKey, order),
    // A payment may have come in between: then the order says so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
}

export function useBuyAgain(key: OrderKey, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: () => withCartLock(() => call('POST /api/orders/:id/again', keyed(key))),
    onSuccess: (added) => {
      notifyOtherTabs();
      if (added.length === 0) {
        toast({ title: 'Nothing was added', description: 'None of these items is in stock right now.' });
        return;
      }
      toast({ title: `${added.length} ${added.length === 1 ? 'product' : 'products'} added to cart` });
      onDone();
    },
    onError: (error) => toastFailure('Failed to add items to cart', error),
    onSettled: (_answer, error) => refreshAfterChange(queryClient, error),
  });
}

export const fetchInvoice = async (key: OrderKey): Promise<Blob> =>
  (await request('GET /api/orders/:id/invoice', keyed(key))).blob();

export const fetchCreditNote = async (key: OrderKey, noteId: string): Promise<Blob> => {
  const { params, ...input } = keyed(key);
  return (
    await request('GET /api/orders/:id/credit-notes/:noteId', { ...input, params: { ...params, noteId } })
  ).blob();
};

export const startPayment = (key: OrderKey) => call('POST /api/orders/:id/payment', keyed(key));
