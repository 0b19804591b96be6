import type { DiscountGoods } from './discount.ts';

/** A product as far as a discount asks what it is. */
export interface DiscountedThing {
  readonly slug: string;
  readonly category: string;
  /** What a part is; null for kits and boards. */
  readonly kind: string | null;
}

export const isFor = (goods: DiscountGoods, { slug, category, kind }: DiscountedThing): boolean => {
  if (goods.for === 'products') return goods.slugs.includes(slug);
  return goods.for === 'everything' || goods.kinds.includes(category) || (kind !== null && goods.kinds.includes(kind));
};
