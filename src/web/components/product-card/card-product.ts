import type { Product } from '#contracts/catalogue.ts';

const cardFields = (product: Product) => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  summary: product.summary,
  price: product.price,
  difficulty: product.difficulty,
  category: product.category,
  subcategory: product.subcategory,
  rating: product.rating,
  reviewCount: product.reviewCount,
  writtenReviews: product.writtenReviews,
  imageUrl: product.imageUrl,
  playable: product.playable,
  inStock: product.inStock,
  stock: product.stock,
  countryOfOrigin: product.countryOfOrigin,
});

export interface CardProduct extends ReturnType<typeof cardFields> {
  /** Of a board: '54.6 × 34.9 mm'. */
  readonly size?: string;
}

/** A list keeps only what its cards show: whole products would make its page several times as heavy. */
export const toCardProduct = (product: Product): CardProduct => ({
  ...cardFields(product),
  ...(product.category === 'pcb' && product.specifications['Size'] && { size: product.specifications['Size'] }),
});
