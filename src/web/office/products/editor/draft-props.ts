import type { ProductDetails } from '#contracts/product-details.ts';

/** What every input of the editor gets. */
export interface DraftProps {
  readonly draft: ProductDetails;
  readonly set: (change: Partial<ProductDetails>) => void;
}
