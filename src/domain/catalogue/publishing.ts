/** What of a product decides whether it can go on sale. */
export interface Sellable {
  readonly category: string;
  readonly pictures: readonly { readonly alt: string | null }[];
  readonly specifications: readonly unknown[];
  readonly components: readonly unknown[];
  readonly bom: readonly unknown[];
  readonly documents: readonly unknown[];
  readonly stock: number | null;
}

export interface Missing {
  /** Without these it cannot be put on sale. */
  readonly needed: string[];
  /** Its page is better with these. */
  readonly advised: string[];
}

/** What is still missing before a product is sold, as its author reads it. `billProblem`: what is wrong with its bill. */
export function missingForSale(product: Sellable, billProblem: string | null): Missing {
  const { category, pictures, specifications, components, bom, documents, stock } = product;
  const isBuilt = category !== 'parts';
  const [first] = pictures;
  return {
    needed: [
      ...(first ? [] : ['A picture.']),
      ...(billProblem === null ? [] : [`A bill of materials that can be read. ${billProblem}`]),
    ],
    advised: [
      ...(first && first.alt === null ? ['Alt text for the first picture.'] : []),
      ...(stock === 0 ? ['Stock: until there is some, nobody can buy it.'] : []),
      ...(specifications.length === 0 ? ['Specifications.'] : []),
      ...(isBuilt && components.length === 0 ? ['What’s included.'] : []),
      ...(isBuilt && bom.length === 0 ? ['A bill of materials.'] : []),
      ...(isBuilt && documents.length === 0 ? ['Documents to build it from.'] : []),
    ],
  };
}
