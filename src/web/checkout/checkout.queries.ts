import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { cartKey } from '../cart/cart-sync.ts';
import type { Destination } from './order-form.ts';

/**
 * What the cart costs at a place. It hangs under the cart's key, so that whatever changes the cart asks anew; and it is
 * asked at each visit, since the shop promises the price that was shown last.
 */
export const quoteQuery = ({ country, state, city }: Destination) =>
  queryOptions({
    queryKey: [...cartKey, 'checkout', country, state, city],
    queryFn: () => call('GET /api/checkout', { query: { country, ...(state && { state }), ...(city && { city }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
