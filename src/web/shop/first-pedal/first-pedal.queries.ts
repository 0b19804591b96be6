import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { firstPedalSlug, firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { call } from '../../api/client.ts';
import { hasCode } from '../../api/error-message.ts';
import type { Need } from '../../components/cart/add-needs.queries.ts';

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
    if (hasCode(error, 'product-unknown')) return null;
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
