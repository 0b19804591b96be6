import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardParts, CartItem } from '#contracts/cart.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { call } from '../api/client.ts';
import { toast } from '../toast/toast-store.ts';
import { withoutLine, withoutLines, withoutSaved, withQuantity, withRestored, withSaved } from './cart-steps.ts';
import { cartChangeKey, cartKey, tellOtherTabs } from './cart-tabs.ts';
import { settleChange, tellFailure, useAddToCart, useCartChange } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';

export const boardPartsQuery = queryOptions({
  queryKey: [...cartKey, 'parts'],
  queryFn: () => call('GET /api/cart/parts'),
});

const sameProduct = (item: CartItem, other: CartItem): boolean => item.product.id === other.product.id;

export function useSetQuantity() {
  return useCartChange({
    send: ({ line, quantity }: { line: CartItem; quantity: number }) =>
      call('PATCH /api/cart/:id', { params: { id: line.id }, body: { quantity } }),
    apply: (state, { line, quantity }) => withQuantity(state, line.id, quantity),
    touches: (item, { line }) => sameProduct(item, line),
    onDone: () => toast({ title: 'Cart updated successfully' }),
    failure: 'Failed to update cart',
  });
}

/** Puts lines back that were removed, as far as they can still be had. */
function usePutBack() {
  const addToCart = useAddToCart();
  return (lines: readonly CartItem[]) => {
    for (const { product, quantity } of lines) {
      const possible = Math.min(quantity, quantityLimit(product));
      if (possible > 0) addToCart.mutate({ product, quantity: possible });
    }
  };
}

const canBePutBack = (lines: readonly CartItem[]): boolean => lines.some(({ product }) => product.inStock);

export function useRemoveLine() {
  const putBack = usePutBack();
  return useCartChange({
    send: (line: CartItem) => call('DELETE /api/cart/:id', { params: { id: line.id } }),
    apply: (state, line) => withoutLine(state, line.id),
    touches: sameProduct,
    onDone: (_, line) =>
      toast({
        title: 'Item removed from cart',
        description: line.product.name,
        ...(canBePutBack([line]) && {
          action: {
            label: 'Undo',
            altText: `Put ${line.product.name} back into the cart`,
            run: () => putBack([line]),
          },
        }),
      }),
    failure: 'Failed to remove item',
  });
}

export function useClearCart() {
  const putBack = usePutBack();
  return useCartChange({
    send: (_lines: readonly CartItem[]) => call('DELETE /api/cart'),
    apply: withoutLines,
    touches: () => true,
    onDone: (_, lines) =>
      toast({
        title: 'Cart cleared successfully',
        ...(canBePutBack(lines) && {
          action: { label: 'Undo', altText: 'Put everything back into the cart', run: () => putBack(lines) },
        }),
      }),
    failure: 'Failed to clear cart',
  });
}

export function useSaveForLater() {
  return useCartChange({
    send: (line: CartItem) => call('POST /api/cart/:id/save', { params: { id: line.id } }),
    apply: withSaved,
    touches: sameProduct,
    onDone: (_, line) => toast({ title: 'Saved for later', description: line.product.name }),
    failure: 'Failed to save item for later',
  });
}

export function useRestoreSaved() {
  return useCartChange({
    send: (item: CartItem) => call('POST /api/cart/saved/:id/restore', { params: { id: item.id } }),
    apply: withRestored,
    touches: sameProduct,
    onDone: (_, item) => toast({ title: `${item.product.name} moved to cart` }),
    failure: 'Failed to move item to cart',
  });
}

export function useForgetSaved() {
  return useCartChange({
    send: (item: CartItem) => call('DELETE /api/cart/saved/:id', { params: { id: item.id } }),
    apply: (state, item) => withoutSaved(state, item.id),
    touches: sameProduct,
    onDone: (_, item) => toast({ title: 'Saved item removed', description: item.product.name }),
    failure: 'Failed to remove item',
  });
}

/** What will come of it only the server knows, so the button says 'Adding...' and the lines follow. */
export function useAddBoardParts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: ({ lineId }: BoardParts) => inTurn(() => call('POST /api/cart/:id/parts', { params: { id: lineId } })),
    onSuccess: (added, { board }) => {
      tellOtherTabs();
      toast({
        title: `${added.length} ${added.length === 1 ? 'part' : 'parts'} added to cart`,
        description: `For the ${board.name}`,
      });
    },
    onError: (error) => tellFailure('Failed to add parts to cart', error),
    onSettled: (_answer, error) => settleChange(queryClient, error),
  });
}
