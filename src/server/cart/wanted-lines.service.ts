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
    const lines = found.flatMap(({ product, quantity }) => {
      if (!product) return [];
      return {
        product,
        quantity,
        total: cartLineTotal({ product, quantity }),
        obstacle: checkoutObstacle({ product, quantity }),
      };
    });
    return {
      lines,
      unknown: found.flatMap(({ product, asked }) => (product ? [] : [asked])),
      subtotal: cartSubtotal(lines),
    };
  };
}
