import type { ProductDetails } from '#contracts/product-details.ts';

/** What every part of the editor gets. */
export interface PartProps {
  readonly draft: ProductDetails;
  readonly set: (change: Partial<ProductDetails>) => void;
}
