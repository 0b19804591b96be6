import type { Product } from '#contracts/catalogue.ts';
import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

export interface Breadcrumb {
  readonly label: string;
  readonly path: string;
}

/** The shelves a product stands on, from the widest to the narrowest. */
export function breadcrumbsOf({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): Breadcrumb[] {
  const known = categories.find((each) => each === category);
  if (!known) return [];
  const knownSubcategory = subcategories[known].find(({ slug }) => slug === subcategory);
  return [
    { label: categoryNames[known].menu, path: paths.products({ category }) },
    ...(knownSubcategory ? [{ label: knownSubcategory.label, path: paths.products({ category, subcategory }) }] : []),
  ];
}
