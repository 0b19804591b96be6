import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { cartKey } from '../../components/cart/cart-sync.ts';
import { personalMeta } from '../../session/user.queries.ts';
import type { Destination } from '#domain/orders/checkout.ts';

/**
 * What the cart costs at a place. It hangs under the cart's key, so that whatever changes the cart asks anew; and it is
 * asked at each visit, since the shop promises the price that was shown last.
 */
export const quoteQuery = ({ country, state, city, zipCode }: Destination, supplyState: string | null = null) =>
  queryOptions({
    queryKey: [...cartKey, 'checkout', country, state, city, zipCode, supplyState],
    queryFn: () =>
      call('GET /api/checkout', {
        query: {
          country,
          ...(state && { state }),
          ...(city && { city }),
          ...(zipCode && { zipCode }),
          ...(supplyState && { supplyState }),
        },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * What the last order was sent with, to begin with. Whoever it cannot be asked for types it. It is asked anew at each
 * visit and kept no longer than that, so that nobody finds the phone number and the address of somebody else.
 */
export const lastOrderQuery = queryOptions({
  queryKey: ['last-order'],
  queryFn: () => call('GET /api/orders/last'),
  meta: personalMeta,
  staleTime: 0,
  gcTime: 0,
  // The form is filled once, at the beginning; an answer that comes later would be of no use.
  refetchOnReconnect: false,
  retry: false,
});
