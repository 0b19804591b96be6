import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { CartItem } from '#contracts/cart.ts';
import { paths } from '#domain/paths/paths.ts';
import { call, request } from '../../api/client.ts';
import { errorMessage, isRefusal, isServerTrouble } from '../../api/error-message.ts';
import { cartCall, causeOf } from './cart-service.ts';
import { toast } from '../../toast/toast-store.ts';
import { rolledBack, withAdded, type AddableProduct, type CartState } from './cart-state.ts';
import { cartChangeKey, cartKey, hasDiscountsKey, refreshCart, notifyOtherTabs } from './cart-sync.ts';
import { withCartLock } from './cart-lock.ts';

/** The head of its answer says whether discounts may change what the cart costs, so that nobody else asks. */
async function fetchCart(queryClient: QueryClient): Promise<CartItem[]> {
  const answer = await request('GET /api/cart');
  queryClient.setQueryData(hasDiscountsKey, answer.headers.has('x-discounts'));
  return answer.json() as Promise<CartItem[]>;
}

export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: ({ client }) => cartCall('Failed to fetch cart', fetchCart(client)),
});

export const savedQuery = queryOptions({
  queryKey: [...cartKey, 'saved'],
  queryFn: () => call('GET /api/cart/saved'),
});

function readCart(queryClient: QueryClient): CartState {
  return {
    lines: queryClient.getQueryData(cartQuery.queryKey) ?? [],
    saved: queryClient.getQueryData(savedQuery.queryKey) ?? [],
  };
}

/** Only what has been fetched is changed: a cart that is not known yet must not look empty. */
function writeCart(queryClient: QueryClient, { lines, saved }: CartState): void {
  queryClient.setQueryData(cartQuery.queryKey, (known) => known && [...lines]);
  queryClient.setQueryData(savedQuery.queryKey, (known) => known && [...saved]);
}

interface CartChange<Input, Answer> {
  readonly send: (input: Input) => Promise<Answer>;
  /** How the cart looks at once. */
  readonly apply: (state: CartState, input: Input) => CartState;
  /** The lines that go back to what they were when the server refuses. */
  readonly affects: (item: CartItem, input: Input) => boolean;
  readonly onDone: (answer: Answer, input: Input) => void;
  /** The title of the toast that tells of a failure. */
  readonly failureTitle: string;
}

/** A server in trouble has changed nothing; every other end of a change is a reason to look at the cart again. */
export const refreshAfterChange = (queryClient: QueryClient, error: Error | null): Promise<void> =>
  refreshCart(queryClient, { ownChanges: 1, isNews: !isServerTrouble(causeOf(error)) });

/** A refusal is explained in the shop's own words; of any other failure the title says enough. */
export function toastFailure(title: string, error: Error): void {
  const cause = causeOf(error);
  toast({ title, variant: 'destructive', ...(isRefusal(cause) && { description: errorMessage(cause) }) });
}

/**
 * A change of the cart: seen at once, sent in turn, taken back with a toast when it is refused, and followed by a
 * fresh cart in this tab and the others.
 */
export function useCartChange<Input, Answer>(change: CartChange<Input, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: (input: Input) => withCartLock(() => change.send(input)),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: cartKey });
      const before = readCart(queryClient);
      writeCart(queryClient, change.apply(before, input));
      return before;
    },
    onSuccess: (answer, input) => {
      notifyOtherTabs();
      change.onDone(answer, input);
    },
    onError: (error, input, before) => {
      if (before) {
        const now = readCart(queryClient);
        writeCart(
          queryClient,
          rolledBack(now, before, (item) => change.affects(item, input)),
        );
      }
      toastFailure(change.failureTitle, error);
    },
    onSettled: (_answer, error) => refreshAfterChange(queryClient, error),
  });
}

export interface AddToCartInput {
  readonly product: AddableProduct;
  readonly quantity?: number;
}

export function useAddToCart() {
  const [place, navigate] = useLocation();
  const viewCart = { label: 'View cart', altText: 'Go to your cart', elsewhere: true, run: () => navigate(paths.cart) };
  return useCartChange({
    send: ({ product, quantity = 1 }: AddToCartInput) =>
      cartCall('Failed to add to cart', call('POST /api/cart', { body: { productId: product.id, quantity } })),
    apply: (state, { product, quantity = 1 }) => withAdded(state, product, quantity),
    affects: (item, { product }) => item.product.id === product.id,
    onDone: (_, { product }) =>
      toast({ title: `${product.name} added to cart`, ...(place !== paths.cart && { action: viewCart }) }),
    failureTitle: 'Failed to add item to cart',
  });
}
