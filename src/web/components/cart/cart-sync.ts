import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartChannel } from './cart-count.ts';

/** Everything about the cart hangs under this key: its lines, what was saved, the parts that are missing. */
export const cartKey = ['/api/cart'] as const;
/** Whether discounts may change what the cart costs, as far as is known. */
export const hasDiscountsKey = ['cart-has-discounts'] as const;
export const cartChangeKey = ['cart-change'] as const;

let channel: BroadcastChannel | null = null;

const tabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : (channel ??= new BroadcastChannel(cartChannel));

export const notifyOtherTabs = (): void => tabs()?.postMessage('changed');

let isBehind = false;

/**
 * Fetches the cart anew if there is news, but not while a change is still on its way: then the last one does it, with
 * all of them in it.
 */
export async function refreshCart(
  queryClient: QueryClient,
  { ownChanges, isNews }: { ownChanges: 0 | 1; isNews: boolean },
): Promise<void> {
  isBehind ||= isNews;
  // News that comes while the cart is being fetched may not be in the answer, so there is another look after it.
  while (isBehind && queryClient.isMutating({ mutationKey: cartChangeKey }) <= ownChanges) {
    isBehind = false;
    await queryClient.invalidateQueries({ queryKey: cartKey });
  }
}

/** Keeps this tab's cart in step with what other tabs do, and with what was missed while the page lay in the cache. */
export function useCartSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshCart(queryClient, { ownChanges: 0, isNews: true });
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    const heard = tabs();
    heard?.addEventListener('message', refresh);
    addEventListener('pageshow', onPageShow);
    return () => {
      heard?.removeEventListener('message', refresh);
      removeEventListener('pageshow', onPageShow);
    };
  }, [queryClient]);
}
