import type { IndexedProduct } from '../query/catalogue-query.ts';

/** A rating speaks for itself from about this many reviews on; fewer pull it towards the usual one. */
const settledReviews = 10;
const usualRating = 4;
/** New products start ahead of old ones by a point for so much age. */
const pointOfAgeMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Someone who comes without a question came for kits; boards and parts are one filter away. */
const categoryPoints: ReadonlyMap<string, number> = new Map([
  ['kit', 2],
  ['pcb', 1],
]);

/** 0 to 1: how well a product is liked, and by how many. */
function popularity({ rating, reviewCount, category }: IndexedProduct): number {
  const reviews = Math.max(0, reviewCount || 0);
  const settled = (usualRating * settledReviews + (rating || 0) * reviews) / (settledReviews + reviews);
  const wellKnown = Math.min(1, Math.log10(1 + reviews) / 4);
  return 0.4 * (settled / 5) + 0.3 * wellKnown + 0.15 * (categoryPoints.get(category) ?? 0);
}

/** What a product's score in a search is multiplied with: enough to settle near-ties, too little to hide a better match. */
export const searchBoost = (product: IndexedProduct): number =>
  1 + 0.3 * popularity(product) + (product.inStock ? 0.05 : 0);

/**
 * The order of a list that nobody sorted: kits before boards before parts, well liked before less liked, and two years
 * of age outweigh one point, so that new products are seen and old favourites fade slowly. It knows no 'now': the order
 * changes only when the catalogue does, the same on every process.
 */
export function listingScore(product: IndexedProduct): number {
  return (
    5 * popularity(product) +
    1.25 * (categoryPoints.get(product.category) ?? 0) +
    (product.createdAtMs || 0) / pointOfAgeMs
  );
}
