import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { firstPedalSlug, firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { ApiError, call } from '../../api/client.ts';
import { toast } from '../../toast/toast-store.ts';
import { errorMessage, isRefusal } from '../../api/error-message.ts';
import { withAdded } from '../../components/cart/cart-state.ts';
import { useCartChange } from '../../components/cart/cart.queries.ts';

/** A thing on the list: the kit, or a tool that it takes. */
export type Need = Pick<
  Product,
  'id' | 'slug' | 'name' | 'summary' | 'category' | 'price' | 'imageUrl' | 'inStock' | 'stock'
>;

export interface FirstPedal {
  readonly kit: Need &
    Pick<Product, 'difficulty' | 'socialImageUrl'> & {
      /** All that is in the box, laid out. */
      readonly contentsUrl: string;
      readonly partsToSolder: string | null;
    };
  readonly tools: readonly Need[];
}

const toNeed = (product: Product): Need => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  summary: product.summary,
  category: product.category,
  price: product.price,
  imageUrl: product.imageUrl,
  inStock: product.inStock,
  stock: product.stock,
});

/** Null: the shop does not sell it any more. */
async function fetchProduct(id: string): Promise<Product | null> {
  try {
    return await call('GET /api/products/:id', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function fetchFirstPedal(): Promise<FirstPedal | null> {
  const [kit, ...tools] = await Promise.all(
    [firstPedalSlug, ...firstPedalTools.map(({ slug }) => slug)].map(fetchProduct),
  );
  if (!kit) return null;
  return {
    kit: {
      ...toNeed(kit),
      difficulty: kit.difficulty,
      socialImageUrl: kit.socialImageUrl,
      contentsUrl: kit.gallery[0]?.imageUrl ?? kit.imageUrl,
      partsToSolder: kit.specifications['Parts to solder'] ?? null,
    },
    tools: tools.filter((tool) => tool !== null).map(toNeed),
  };
}

export const firstPedalQuery = queryOptions({ queryKey: ['/api/products', 'first-pedal'], queryFn: fetchFirstPedal });

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
