import { AppLink } from '../../shell/app-link.tsx';
import type { CategoryMenu } from './menu.ts';
import { SubcategoryGlyph } from './subcategory-glyph.tsx';

interface SubcategoryListProps {
  menu: CategoryMenu;
  className?: string | undefined;
}

/** The entries that the specification gives a menu, in the wide header and in the mobile menu alike. */
export function SubcategoryList({ menu: { category, items }, className }: SubcategoryListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.slug}>
          <AppLink href={item.href}>
            <SubcategoryGlyph category={category} subcategory={item.slug} />
            {item.label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
