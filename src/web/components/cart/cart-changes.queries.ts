import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardParts, CartItem } from '#contracts/cart.ts';
import { countItems, maxUnitLines, quantityLimit } from '#domain/cart/cart.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../toast/toast-store.ts';
import { cartChangeKey, cartKey, notifyOtherTabs } from './cart-sync.ts';
import { refreshAfterChange, toastFailure, useCartChange } from './cart.queries.ts';
import { withCartLock } from './cart-lock.ts';
import { cartCall } from './cart-service.ts';
import { addItem, type CartState } from './cart-state.ts';

// How the cart looks the moment a person asks for a change on its screen, before the server has agreed.

const without = (items: readonly CartItem[], id: string): readonly CartItem[] => items.filter((item) => item.id !== id);

export const withQuantity = ({ lines, saved }: CartState, id: string, quantity: number): CartState => ({
  lines: lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  saved,
});

export const withoutLines = ({ lines, saved }: CartState, gone: readonly CartItem[]): CartState => ({
  lines: gone.reduce((left, { id }) => without(left, id), lines),
  saved,
});

/** Adds up as the server does: what is new remembers its board, what is there keeps its own. */
function addBack(items: readonly CartItem[], { product, quantity, board }: CartItem): readonly CartItem[] {
  const isThere = items.some((item) => item.product.id === product.id);
  const added = addItem(items, product, quantity);
  return isThere || !board ? added : added.map((item) => (item.product.id === product.id ? { ...item, board } : item));
}

export const withPutBack = ({ lines, saved }: CartState, back: readonly CartItem[]): CartState => ({
  lines: back.reduce(addBack, lines),
  saved,
});

export const withSaved = ({ lines, saved }: CartState, line: CartItem): CartState => ({
  lines: without(lines, line.id),
  saved: addBack(saved, line),
});

export const withRestored = ({ lines, saved }: CartState, item: CartItem): CartState => ({
  lines: addBack(lines, item),
  saved: without(saved, item.id),
});

export const withoutSaved = ({ lines, saved }: CartState, id: string): CartState => ({
  lines,
  saved: without(saved, id),
});

export const boardPartsQuery = queryOptions({
  queryKey: [...cartKey, 'parts'],
  queryFn: () => call('GET /api/cart/parts'),
});

const sameProduct = (item: CartItem, other: CartItem): boolean => item.product.id === other.product.id;

export function useSetQuantity() {
  return useCartChange({
    send: ({ line, quantity }: { line: CartItem; quantity: number }) =>
      cartCall(
        'Failed to update quantity',
        call('PATCH /api/cart/:id', { params: { id: line.id }, body: { quantity } }),
      ),
    apply: (state, { line, quantity }) => withQuantity(state, line.id, quantity),
    affects: (item, { line }) => sameProduct(item, line),
    onDone: () => toast({ title: 'Cart updated successfully' }),
    failureTitle: 'Failed to update cart',
  });
}

async function addLines(lines: readonly CartItem[]): Promise<void> {
  const units = lines.map(({ product, quantity, board }) => ({
    productId: product.id,
    quantity,
    ...(board && { board: board.slug }),
  }));
  for (let done = 0; done < units.length; done += maxUnitLines)
    await call('POST /api/cart/units', { body: { units: units.slice(done, done + maxUnitLines) } });
}

const itemsText = (lines: readonly CartItem[]): string => `${countItems(lines)} items`;

const affectsAny = (item: CartItem, lines: readonly CartItem[]): boolean =>
  lines.some((line) => sameProduct(item, line));

/** Puts lines back that were removed, for the boards they were for, as far as they can still be had. */
function usePutBack() {
  const putBack = useCartChange({
    send: addLines,
    apply: withPutBack,
    affects: affectsAny,
    onDone: (_, lines) =>
      toast({ title: `${lines.length === 1 ? lines[0]!.product.name : itemsText(lines)} added to cart` }),
    failureTitle: 'Failed to undo',
  });
  return (lines: readonly CartItem[]) =>
    putBack.mutate(
      lines
        .map((line) => ({ ...line, quantity: Math.min(line.quantity, quantityLimit(line.product)) }))
        .filter(({ quantity }) => quantity > 0),
    );
}

const canBePutBack = (lines: readonly CartItem[]): boolean => lines.some(({ product }) => product.inStock);

export function useRemoveLine() {
  const putBack = usePutBack();
  return useCartChange({
    send: (line: CartItem) =>
      cartCall('Failed to remove item', call('DELETE /api/cart/:id', { params: { id: line.id } })),
    apply: (state, line) => withoutLines(state, [line]),
    affects: sameProduct,
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
    failureTitle: 'Failed to remove item',
  });
}

interface LinesOfGroup {
  readonly lines: readonly CartItem[];
  /** What they stand under: 'For the Fuzz Box PCB'. */
  readonly group: string;
}

/** All lines of a group in one press, which can be undone in one. */
export function useRemoveLines() {
  const putBack = usePutBack();
  return useCartChange({
    send: ({ lines }: LinesOfGroup) => call('POST /api/cart/remove', { body: { ids: lines.map(({ id }) => id) } }),
    apply: (state, { lines }) => withoutLines(state, lines),
    affects: (item, { lines }) => affectsAny(item, lines),
    onDone: (_, { lines, group }) =>
      toast({
        title: lines.length === 1 ? 'Item removed from cart' : `${itemsText(lines)} removed from cart`,
        description: group,
        ...(canBePutBack(lines) && {
          action: { label: 'Undo', altText: 'Put these items back into the cart', run: () => putBack(lines) },
        }),
      }),
    failureTitle: 'Failed to remove items',
  });
}

export function useClearCart() {
  const putBack = usePutBack();
  return useCartChange({
    send: (_lines: readonly CartItem[]) => cartCall('Failed to clear cart', call('DELETE /api/cart')),
    apply: withoutLines,
    affects: () => true,
    onDone: (_, lines) =>
      toast({
        title: 'Cart cleared successfully',
        ...(canBePutBack(lines) && {
          action: { label: 'Undo', altText: 'Put everything back into the cart', run: () => putBack(lines) },
        }),
      }),
    failureTitle: 'Failed to clear cart',
  });
}

export function useSaveForLater() {
  return useCartChange({
    send: (line: CartItem) => call('POST /api/cart/:id/save', { params: { id: line.id } }),
    apply: withSaved,
    affects: sameProduct,
    onDone: (_, line) => toast({ title: 'Saved for later', description: line.product.name }),
    failureTitle: 'Failed to save item for later',
  });
}

export function useRestoreSaved() {
  return useCartChange({
    send: (item: CartItem) => call('POST /api/cart/saved/:id/restore', { params: { id: item.id } }),
    apply: withRestored,
    affects: sameProduct,
    onDone: (_, item) => toast({ title: `${item.product.name} moved to cart` }),
    failureTitle: 'Failed to move item to cart',
  });
}

export function useRemoveSaved() {
  return useCartChange({
    send: (item: CartItem) => call('DELETE /api/cart/saved/:id', { params: { id: item.id } }),
    apply: (state, item) => withoutSaved(state, item.id),
    affects: sameProduct,
    onDone: (_, item) => toast({ title: 'Saved item removed', description: item.product.name }),
    failureTitle: 'Failed to remove item',
  });
}

const addedText = (count: number): string =>
  count === 0 ? 'Those parts are in your cart already' : `${count} ${count === 1 ? 'part' : 'parts'} added to cart`;

/** What will come of it only the server knows, so the button says 'Adding...' and the lines follow. */
function useAddParts<Input extends { readonly board: { readonly name: string } }>(
  send: (input: Input) => Promise<readonly CartItem[]>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: (input: Input) => withCartLock(() => send(input)),
    onSuccess: (added, { board }) => {
      notifyOtherTabs();
      toast({ title: addedText(added.length), description: `For the ${board.name}` });
    },
    onError: (error) => toastFailure('Failed to add parts to cart', error),
    onSettled: (_answer, error) => refreshAfterChange(queryClient, error),
  });
}

/** The parts that a board in the cart still needs. */
export const useAddBoardParts = () =>
  useAddParts(({ lineId }: BoardParts) => call('POST /api/cart/:id/parts', { params: { id: lineId } }));

interface MeantBoards {
  readonly board: { readonly id: string; readonly name: string };
  readonly quantity: number;
}

/** The same for a board that is not in the cart, or not yet. */
export const useAddPartsOfBoard = () =>
  useAddParts(({ board, quantity }: MeantBoards) =>
    call('POST /api/cart/parts', { body: { productId: board.id, quantity } }),
  );
