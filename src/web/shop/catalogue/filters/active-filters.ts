import { allSubcategories, categoryNames } from '#domain/catalogue/catalogue.ts';
import { partKinds } from '#domain/catalogue/part-kinds.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { knownCategory, knownKind, knownSubcategory } from '../catalogue-texts.ts';

/** Everything that narrows the list; its order is that of the badges. */
const filterNames = [
  'search',
  'category',
  'subcategory',
  'kind',
  'difficulty',
  'origin',
  'inStock',
  'minPrice',
  'maxPrice',
] as const;
type FilterName = (typeof filterNames)[number];

export interface ActiveFilter {
  readonly name: FilterName;
  readonly label: string;
}

function labelOf(name: FilterName, value: string, address: CatalogueParams): string | null {
  switch (name) {
    case 'search':
      return `Search: ${value}`;
    case 'category': {
      const known = knownCategory(value);
      return known ? categoryNames[known].menu : value;
    }
    case 'subcategory':
      return value === allSubcategories ? null : (knownSubcategory(address)?.label ?? value);
    case 'kind': {
      const known = knownKind(address);
      return known ? partKinds[known].label : value;
    }
    case 'difficulty':
      return value;
    case 'origin':
      return `Made in ${value}`;
    case 'inStock':
      return 'In stock';
    case 'minPrice':
      return `From ${formatMoney(value)}`;
    case 'maxPrice':
      return `Up to ${formatMoney(value)}`;
  }
}

/** The filters of an address, as the badges name them. */
export const activeFilters = (address: CatalogueParams): ActiveFilter[] =>
  filterNames.flatMap((name) => {
    const value = address[name];
    const label = value ? labelOf(name, value, address) : null;
    return label === null ? [] : [{ name, label }];
  });

/** The list is ordered or narrowed by where its products come from. */
export const concernsOrigin = ({ origin, sort }: CatalogueParams): boolean => Boolean(origin) || sort === 'origin';

/** The same list with nothing filtered out; its order stays. */
export const withoutFilters = ({ sort }: CatalogueParams): CatalogueParams => (sort ? { sort } : {});
