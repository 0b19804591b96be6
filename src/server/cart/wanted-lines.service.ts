import type { Product } from '#contracts/catalogue.ts';
import type { BuyLine } from '#domain/cart/buy-link.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import type { Paise } from '#domain/money/money.ts';
import { cartLineTotal, cartSubtotal } from '#domain/pricing/cart-totals.ts';

interface WantedProduct {
  readonly product: Product;
  readonly quantity: number;
  readonly total: Paise;
  /** The sentence why it cannot be bought so; null is none. */
  readonly obstacle: string | null;
}

export interface WantedGoods {
  readonly lines: readonly WantedProduct[];
  /** What the shop has not got. */
  readonly unknown: readonly string[];
  readonly subtotal: Paise;
}

export type WantedLines = ReturnType<typeof createWantedLines>;

/** What goods that are in nobody's cart come to, by the rules of the cart: for programs, which hold carts of their own. */
export function createWantedLines({ get }: { readonly get: (idOrSlug: string) => Promise<Product> }) {
  async function find(idOrSlug: string): Promise<Product | null> {
    try {
      return await get(idOrSlug);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'product-unknown') return null;
      throw error;
    }
  }

  return async (wanted: readonly BuyLine[]): Promise<WantedGoods> => {
    const found = await Promise.all(
      wanted.map(async ({ product, quantity }) => ({ asked: product, quantity, product: await find(product) })),
    );
    // A product that is asked for twice, by its id and its slug perhaps, is one line as in a cart, with one limit.
    const quantities = new Map<string, { product: Product; quantity: number }>();
    for (const { product, quantity } of found) {
      if (!product) continue;
      const before = quantities.get(product.id)?.quantity ?? 0;
      quantities.set(product.id, { product, quantity: before + quantity });
    }
    const lines = [...quantities.values()].map((line) => ({
      ...line,
      total: cartLineTotal(line),
      obstacle: checkoutObstacle(line),
    }));
    return {
      lines,
      unknown: found.flatMap(({ product, asked }) => (product ? [] : [asked])),
      subtotal: cartSubtotal(lines),
    };
  };
}
