import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { NewAddress } from '#contracts/addresses.ts';
import type { NewOrder } from '#contracts/new-order.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { paths } from '#domain/paths/paths.ts';
import { userQuery } from '../../session/user.queries.ts';
import { addressesQuery } from '../addresses/addresses.queries.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/error-message.ts';
import { cartChangeKey, notifyOtherTabs } from '../../components/cart/cart-sync.ts';
import { refreshAfterChange } from '../../components/cart/cart.queries.ts';
import { withCartLock } from '../../components/cart/cart-lock.ts';
import { saveGuestToken } from '../../session/guest-token.ts';
import { orderQuery, ordersKey } from '../orders/order.queries.ts';
import { requestAutoPay } from '../orders/payment/auto-pay.ts';
import { toast } from '../../toast/toast-store.ts';
import { clearDraft } from './checkout-draft.ts';
import { lastOrderQuery } from './checkout.queries.ts';
import { keepOneKit } from './delivery-country.ts';
import { placeOrderOnce, tryWhileBusy, type Attempt } from './order-attempt.ts';
import type { CheckoutSubmission } from './order-form.ts';

interface Pauses {
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The page is there, for the first time or again. */
  readonly open: () => void;
  /** The page was left: pauses that go on end with an error, and so does every later one. */
  readonly close: () => void;
}

/** Pauses between two tries, which last no longer than the page that asks for them. */
export function createPauses(): Pauses {
  const ends = new Set<() => void>();
  // A request may still be waiting for its answer when the page is left, and ask for its pause only afterwards.
  let isClosed = false;
  return {
    pause: (milliseconds) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          ends.delete(end);
          resolve();
        }, milliseconds);
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          reject(new Error('The page was left.'));
        };
        ends.add(end);
        if (isClosed) end();
      }),
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
      for (const end of ends) end();
    },
  };
}

const timeoutMs = 30_000;

const send = (body: NewOrder, key: string): Promise<PlacedOrder> =>
  call('POST /api/orders', {
    headers: { 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(timeoutMs),
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

interface AttemptStore {
  readonly read: () => Attempt;
  readonly write: (attempt: Attempt) => void;
}

/** Nothing is ordered behind the back of whoever leaves the page. */
function usePauses(): Pauses['pause'] {
  const [pauses] = useState(createPauses);
  useEffect(() => {
    pauses.open();
    return pauses.close;
  }, [pauses]);
  return pauses.pause;
}

/**
 * Orders what is in the cart, once, and leads to the order. It takes its turn with every other change of the cart, and
 * while the shop is too busy it sends the order again by itself.
 */
export function usePlaceOrder(memory: AttemptStore) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const pause = usePauses();
  const [isSendingAgain, setIsSendingAgain] = useState(false);
  const placing = useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    // Between two tries other tabs may change the cart.
    mutationFn: ({ order }: CheckoutSubmission) =>
      tryWhileBusy(() => withCartLock(() => placeOrderOnce({ ...memory, send }, order)), {
        nowMs: () => performance.now(),
        pause,
        onBusy: () => setIsSendingAgain(true),
      }),
    onSuccess: ({ placed: { token, ...order }, wasEarlier }, { order: sent, saveAddress }) => {
      clearDraft();
      keepOneKit(false);
      notifyOtherTabs();
      if (token !== null) saveGuestToken('order', order.id, token);
      void queryClient.invalidateQueries({ queryKey: ordersKey });
      queryClient.setQueryData(orderQuery({ id: order.id, token }).queryKey, order);
      if (order.can.pay && order.payment.method === 'razorpay' && !wasEarlier) requestAutoPay(order.id);
      navigate(paths.order(order.id, token), { replace: true, state: { placed: true } });
      // Another order is the last one now.
      queryClient.removeQueries({ queryKey: lastOrderQuery.queryKey });
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
    onSettled: (_outcome, error) => {
      setIsSendingAgain(false);
      return refreshAfterChange(queryClient, error);
    },
  });
  return { ...placing, isSendingAgain };
}
