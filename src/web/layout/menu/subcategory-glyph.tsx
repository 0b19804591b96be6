import type { Category } from '#domain/catalogue/catalogue.ts';
import { artUrl } from '../../shell/art-manifest.ts';

interface SubcategoryGlyphProps {
  category: Category;
  subcategory: string;
}

/** The sign of a subcategory: an effect's silkscreen graphic, or a part's symbol. */
export function SubcategoryGlyph({ category, subcategory }: SubcategoryGlyphProps) {
  // Other effects and other parts share a name, but not a sign.
  const sign = category === 'parts' && subcategory === 'other' ? 'other-parts' : subcategory;
  return (
    <svg className="sign" viewBox="0 0 66 66" aria-hidden="true">
      <use href={`${artUrl('sprite/glyphs')}#${sign}`} />
    </svg>
  );
}
