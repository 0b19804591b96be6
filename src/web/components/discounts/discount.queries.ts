import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CartDiscount } from '#contracts/discounts.ts';
import { call } from '../../api/client.ts';
import { cartKey, hasDiscountsKey } from '../cart/cart-sync.ts';

/** Written when the cart is fetched, and never asked for by itself. */
export const hasDiscountsQuery = queryOptions({ queryKey: hasDiscountsKey, queryFn: () => false, enabled: false });

/** What discounts make of the cart. It hangs under the cart's key, so that whatever changes the cart asks anew. */
export const cartDiscountQuery = queryOptions({
  queryKey: [...cartKey, 'discount'],
  queryFn: () => call('GET /api/cart/discount'),
});

/** What was answered is the newest; the checkout and other parts of the cart have to look again. */
async function accept(queryClient: QueryClient, discount: CartDiscount | void): Promise<void> {
  if (discount) queryClient.setQueryData(cartDiscountQuery.queryKey, discount);
  await queryClient.invalidateQueries({ queryKey: cartKey });
}

/** Types a code for the cart, or takes it off with null. */
export function useDiscountCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string | null): Promise<CartDiscount | void> =>
      code === null ? call('DELETE /api/cart/discount') : call('POST /api/cart/discount', { body: { code } }),
    onSuccess: (discount) => accept(queryClient, discount),
  });
}
