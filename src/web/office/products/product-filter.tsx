import { categories, categoryNames, subcategories, type Category } from '#domain/catalogue/catalogue.ts';
import { partKinds, partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Stack } from '../ui/columns/columns.tsx';
import type { ProductFilterParams } from './products.queries.ts';

interface Props {
  readonly filter: ProductFilterParams;
  readonly onChange: (change: { readonly [Name in keyof ProductFilterParams]?: string | null }) => void;
}

const stocks = { in: 'In stock', low: 'Low', out: 'Out of stock', uncounted: 'Not counted' };

/** Everything the list can be narrowed down by besides its views. */
export function ProductFilterFields({ filter, onChange }: Props) {
  const sections = filter.category ? subcategories[filter.category as Category] : [];
  return (
    <Stack>
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(event) => onChange({ category: event.target.value, subcategory: null, kind: null })}
      >
        <option value="">Every category</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category].menu}
          </option>
        ))}
      </SelectField>
      {sections.length > 0 && (
        <SelectField
          label="Section"
          value={filter.subcategory ?? ''}
          onChange={(event) => onChange({ subcategory: event.target.value })}
        >
          <option value="">Every section</option>
          {sections.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label="Kind" value={filter.kind ?? ''} onChange={(event) => onChange({ kind: event.target.value })}>
        <option value="">Every kind</option>
        {partKindSlugs.map((kind) => (
          <option key={kind} value={kind}>
            {partKinds[kind].label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Stock"
        value={filter.stock ?? ''}
        onChange={(event) => onChange({ stock: event.target.value })}
      >
        <option value="">Any</option>
        {Object.entries(stocks).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <label>
        <input
          type="checkbox"
          checked={filter.pictures === 'none'}
          onChange={(event) => onChange({ pictures: event.target.checked ? 'none' : null })}
        />{' '}
        Without a picture
      </label>
    </Stack>
  );
}
