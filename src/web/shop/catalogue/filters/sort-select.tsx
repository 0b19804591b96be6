import type { CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { ArrowSelect } from '../../../ui/field/arrow-select.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './sort-select.module.css';

const labels: Readonly<Record<Exclude<CatalogueSort, 'relevance'>, string>> = {
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  rating: 'Best rated',
  name: 'Name: A to Z',
  value: 'By value',
  newest: 'Newest first',
  origin: 'By country',
};

interface SortSelectProps {
  formId: string;
  params: CatalogueParams;
  onChange: (sort: string) => void;
}

export function SortSelect({ formId, params, onChange }: SortSelectProps) {
  return (
    <label className={styles.sortSelect}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <ArrowSelect
        className={styles.select}
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
      </ArrowSelect>
    </label>
  );
}
