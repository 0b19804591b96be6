import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contracts/cart.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { cartChangeKey, notifyOtherTabs } from './cart-sync.ts';
import { refreshAfterChange, toastFailure } from './cart.queries.ts';
import { withCartLock } from './cart-lock.ts';

interface Units {
  /** What they are for: 'Fuzz Box, my own board'. */
  readonly purpose: string;
  /** Of what there may be more than parts. */
  readonly isMixed?: boolean;
  readonly units: readonly {
    readonly product: { readonly id: string };
    readonly quantity: number;
    /** The slug of the board that they are for. */
    readonly board?: string;
  }[];
}

/** A line that holds more now. */
interface Grown {
  readonly line: CartItem;
  readonly by: number;
}

/** Adds what there is; a line may hold all of that already. */
export async function addUnits({ units }: Units): Promise<Grown[]> {
  const before = new Map((await call('GET /api/cart')).map(({ product, quantity }) => [product.id, quantity]));
  const body = { units: units.map(({ product, ...unit }) => ({ productId: product.id, ...unit })) };
  const lines = await call('POST /api/cart/units', { body });
  return lines
    .map((line) => ({ line, by: line.quantity - (before.get(line.product.id) ?? 0) }))
    .filter(({ by }) => by > 0);
}

/** Takes out what was added, and nothing that came into the cart since. A line that is refused does not stop the others. */
export async function takeBack(grown: readonly Grown[]): Promise<void> {
  const now = new Map((await call('GET /api/cart')).map((line) => [line.id, line.quantity]));
  let refusal: unknown = null;
  for (const { line, by } of grown) {
    const { id } = line;
    const left = (now.get(id) ?? 0) - by;
    try {
      if (left > 0) await call('PATCH /api/cart/:id', { params: { id }, body: { quantity: left } });
      else if (now.has(id)) await call('DELETE /api/cart/:id', { params: { id } });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal ??= error;
    }
  }
  if (refusal !== null) throw refusal;
}

const countText = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`} added to cart`;

function useCartMutation<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
  failureTitle: string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: (input: Input) => withCartLock(() => send(input)),
    onSuccess: (answer, input) => {
      notifyOtherTabs();
      onDone(answer, input);
    },
    onError: (error) => toastFailure(failureTitle, error),
    onSettled: (_answer, error) => refreshAfterChange(queryClient, error),
  });
}

/** Several products in one go, which can be undone in one. */
export function useAddUnits() {
  const undo = useCartMutation(takeBack, () => toast({ title: 'Taken out of the cart again' }), 'Failed to undo');
  return useCartMutation(
    addUnits,
    (grown, { purpose, isMixed = false }: Units) => {
      const thing = isMixed ? 'product' : 'part';
      if (grown.length === 0) {
        toast({ title: 'Nothing added', description: `Your cart already holds all we have of these ${thing}s.` });
        return;
      }
      toast({
        title: countText(grown.length, thing),
        description: purpose,
        action: {
          label: 'Undo',
          altText: `Take these ${thing}s out of the cart again`,
          run: () => undo.mutate(grown),
        },
      });
    },
    'Failed to add parts to cart',
  );
}
