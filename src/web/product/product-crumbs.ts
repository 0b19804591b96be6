import type { Product } from '#contracts/catalogue.ts';
import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The shelves a product stands on, from the widest to the narrowest. */
export function crumbsOf({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): Crumb[] {
  const known = categories.find((each) => each === category);
  if (!known) return [];
  const shelf = subcategories[known].find(({ slug }) => slug === subcategory);
  return [
    { label: categoryNames[known].menu, path: paths.products({ category }) },
    ...(shelf ? [{ label: shelf.label, path: paths.products({ category, subcategory }) }] : []),
  ];
}
