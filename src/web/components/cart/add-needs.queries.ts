import type { Product } from '#contracts/catalogue.ts';
import { call } from '../../api/client.ts';
import { errorMessage, isRefusal } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { withAdded } from './cart-state.ts';
import { useCartChange } from './cart.queries.ts';

/** A thing on the list: the kit, or a tool that it takes. */
export type Need = Pick<
  Product,
  'id' | 'slug' | 'name' | 'summary' | 'category' | 'price' | 'imageUrl' | 'inStock' | 'stock'
>;

/** A line that did not get into the cart, and why. */
export interface RefusedNeed {
  readonly slug: string;
  readonly name: string;
  readonly reason: string;
}

interface AddedNeeds {
  readonly added: readonly Need[];
  readonly refused: readonly RefusedNeed[];
}

/**
 * One after the other, as the cart takes them. What is refused leaves the others alone; when the shop cannot be reached
 * any more, the rest is not tried, and what has arrived stays. Nothing added at all is a failure like any other.
 */
async function addNeeds(needs: readonly Need[]): Promise<AddedNeeds> {
  const added: Need[] = [];
  const refused: RefusedNeed[] = [];
  let trouble: unknown;
  for (const need of needs) {
    const refuse = (error: unknown) => refused.push({ slug: need.slug, name: need.name, reason: errorMessage(error) });
    if (trouble !== undefined) {
      refuse(trouble);
      continue;
    }
    try {
      await call('POST /api/cart', { body: { productId: need.id, quantity: 1 } });
      added.push(need);
    } catch (error) {
      if (!isRefusal(error)) trouble = error;
      refuse(error);
    }
  }
  if (added.length === 0 && trouble !== undefined) throw trouble;
  return { added, refused };
}

const itemCount = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

export function useAddNeeds() {
  return useCartChange({
    send: addNeeds,
    apply: (state, needs: readonly Need[]) => needs.reduce((cart, need) => withAdded(cart, need, 1), state),
    affects: (item, needs) => needs.some(({ id }) => id === item.product.id),
    onDone: ({ added }) => {
      if (added.length > 0) toast({ title: `${itemCount(added.length)} added to cart` });
    },
    failureTitle: 'Failed to add to cart',
  });
}
