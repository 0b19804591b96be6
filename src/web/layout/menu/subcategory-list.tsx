import { AppLink } from '../../shell/app-link.tsx';
import type { CategoryMenu } from './menu.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import styles from './subcategory-list.module.css';

interface SubcategoryGlyphProps {
  category: Category;
  subcategory: string;
}

/** The sign of a subcategory: an effect's silkscreen graphic, or a part's symbol. */
function SubcategoryGlyph({ category, subcategory }: SubcategoryGlyphProps) {
  // Other effects and other parts share a name, but not a sign.
  const sign = category === 'parts' && subcategory === 'other' ? 'other-parts' : subcategory;
  return (
    <svg className={styles.glyph} viewBox="0 0 66 66" aria-hidden="true">
      <use href={`${drawingUrl('sprite/glyphs')}#${sign}`} />
    </svg>
  );
}

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
