import type { Category } from '#domain/catalogue/catalogue.ts';
import { artUrl } from '../../shell/art-manifest.ts';
import styles from './subcategory-glyph.module.css';

interface SubcategoryGlyphProps {
  category: Category;
  subcategory: string;
}

/** The sign of a subcategory: an effect's silkscreen graphic, or a part's symbol. */
export function SubcategoryGlyph({ category, subcategory }: SubcategoryGlyphProps) {
  // Other effects and other parts share a name, but not a sign.
  const sign = category === 'parts' && subcategory === 'other' ? 'other-parts' : subcategory;
  return (
    <svg className={styles.glyph} viewBox="0 0 66 66" aria-hidden="true">
      <use href={`${artUrl('sprite/glyphs')}#${sign}`} />
    </svg>
  );
}
