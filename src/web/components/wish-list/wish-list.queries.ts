import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartProduct } from '#contracts/cart.ts';
import type { WishListItem } from '#contracts/wish-list.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { toast } from '../../toast/toast-store.ts';

export const wishListQuery = queryOptions({
  queryKey: ['/api/wish-list'],
  queryFn: () => call('GET /api/wish-list'),
  meta: personalMeta,
});

/** What a button knows of the product it is about. */
export type WishableProduct = Pick<CartProduct, 'id' | 'name'>;

const isAbout =
  ({ id }: WishableProduct) =>
  ({ product }: WishListItem): boolean =>
    product.id === id;

export interface WishChange {
  readonly product: WishableProduct;
  readonly isWished: boolean;
}

async function sendWish({ product, isWished }: WishChange): Promise<WishListItem | null> {
  if (isWished) return call('POST /api/wish-list', { body: { productId: product.id } });
  await call('DELETE /api/wish-list/:id', { params: { id: product.id } });
  return null;
}

/** Puts a product on the list or takes it off; one after the other, so that the last press wins. */
export function useSetWish({ onDone }: { onDone: (change: WishChange) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'wish-list' },
    mutationFn: sendWish,
    onSuccess: (item, change) => {
      queryClient.setQueryData(wishListQuery.queryKey, (list) => {
        const others = list?.filter((known) => !isAbout(change.product)(known));
        return item ? others && [item, ...others] : others;
      });
      onDone(change);
    },
    onError: (error, { isWished }) =>
      toast({
        title: isWished ? 'Failed to add to your wish list' : 'Failed to remove from your wish list',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
}

export function useIsWished(product: WishableProduct): boolean {
  const { data } = useQuery(wishListQuery);
  return data?.some(isAbout(product)) ?? false;
}
