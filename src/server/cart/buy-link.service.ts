import type { BuyLinkContents, CartProduct } from '#contracts/cart.ts';
import type { Product } from '#contracts/catalogue.ts';
import type { BuyLink } from '#domain/cart/buy-link.ts';
import { maxQuantity, quantityLimit } from '#domain/cart/cart.ts';

/** Those of many ids or slugs that are on sale. */
export interface NamedProducts {
  named(idsOrSlugs: readonly string[]): Promise<ReadonlyMap<string, Product>>;
}

const toCartProduct = ({
  id,
  slug,
  name,
  category,
  price,
  imageUrl,
  inStock,
  stock,
  packSize,
}: Product): CartProduct & {
  packSize: number;
} => ({ id, slug, name, category, price, imageUrl, inStock, stock, packSize, discontinued: false });

/** What a link holds. An id and a slug of one product are one line. */
export async function buyLinkContents(products: NamedProducts, { lines, unread }: BuyLink): Promise<BuyLinkContents> {
  const found = await products.named(lines.map(({ product }) => product));
  const wanted = new Map<Product, number>();
  for (const { product: key, quantity } of lines) {
    const product = found.get(key);
    if (product) wanted.set(product, Math.min(maxQuantity, (wanted.get(product) ?? 0) + quantity));
  }
  return {
    lines: [...wanted].map(([product, quantity]) => ({
      quantity,
      available: Math.min(quantity, quantityLimit(product)),
      product: toCartProduct(product),
    })),
    unknown: lines.filter(({ product }) => !found.has(product)).map(({ product }) => product),
    unread: [...unread],
  };
}
