import type { Category } from './catalogue.ts';
import { productField, productFieldNames, type ProductField } from './product-fields.ts';

/** A product as the office edits it, with its stock. */
export interface Sellable extends Readonly<Record<ProductField, unknown>> {
  readonly category: Category;
  readonly pictures: readonly { readonly alt: string | null }[];
  readonly stock: number | null;
}

export interface Missing {
  /** Without these it cannot be put on sale. */
  readonly needed: string[];
  /** Its page is better with these. */
  readonly advised: string[];
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** The fields that it is better with, and that its author has left empty. */
const adviceFor = (product: Sellable): string[] =>
  productFieldNames.flatMap((name) => {
    const { advised } = productField(name);
    if (!advised || !(advised.categories?.includes(product.category) ?? true)) return [];
    return isEmpty(product[name]) ? [advised.sentence] : [];
  });

/** What is still missing before a product is sold, as its author reads it. `billProblem`: what is wrong with its bill. */
export function missingForSale(product: Sellable, billProblem: string | null): Missing {
  const { pictures, stock } = product;
  const [first] = pictures;
  return {
    needed: [
      ...(first ? [] : ['A picture.']),
      ...(billProblem === null ? [] : [`A bill of materials that can be read. ${billProblem}`]),
    ],
    advised: [
      ...(first && first.alt === null ? ['Alt text for the first picture.'] : []),
      ...(stock === 0 ? ['Stock: until there is some, nobody can buy it.'] : []),
      ...adviceFor(product),
    ],
  };
}
