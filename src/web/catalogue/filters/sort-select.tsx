import type { CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { CatalogueParams } from '#domain/paths.ts';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';

const labels: Readonly<Record<Exclude<CatalogueSort, 'relevance'>, string>> = {
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  rating: 'Best rated',
  name: 'Name: A to Z',
  newest: 'Newest first',
};

interface SortSelectProps {
  formId: string;
  params: CatalogueParams;
  onChange: (sort: string) => void;
}

export function SortSelect({ formId, params, onChange }: SortSelectProps) {
  return (
    <label className="sort-select">
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        className="input"
        form={formId}
        name="sort"
        value={params.sort ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{params.search ? 'Best match' : 'Featured'}</option>
        {Object.entries(labels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <Icon shape={chevronDown} />
    </label>
  );
}
