import {
  allSubcategories,
  categories,
  categoryNames,
  difficulties,
  subcategories,
  type Category,
  type Difficulty,
} from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

export interface MenuItem {
  readonly slug: string;
  readonly label: string;
  readonly href: string;
}

export interface CategoryMenu {
  readonly category: Category;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const itemsOf = (category: Category): readonly MenuItem[] => {
  // Parts are few and unlike each other: the specification gives them no 'All'.
  const all = category === 'parts' ? [] : [{ slug: allSubcategories, label: 'All' }];
  return [...all, ...subcategories[category]].map(({ slug, label }) => ({
    slug,
    label,
    href: paths.products({ category, subcategory: slug }),
  }));
};

/** The three menus of the header, which the mobile menu repeats. */
export const categoryMenus: readonly CategoryMenu[] = categories.map((category) => ({
  category,
  label: categoryNames[category].menu,
  items: itemsOf(category),
}));

export const difficultyItems = (category: Category): readonly (MenuItem & { difficulty: Difficulty })[] =>
  difficulties.map((difficulty) => ({
    slug: difficulty,
    difficulty,
    label: difficulty,
    href: paths.products({ category, difficulty }),
  }));

export const pageLinks: readonly MenuItem[] = [
  { slug: 'bench', label: 'Workbench', href: paths.bench() },
  { slug: 'guides', label: 'Build Guides', href: paths.guides },
  { slug: 'community', label: 'Community', href: paths.community },
];
