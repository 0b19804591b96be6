import type { Ref } from 'react';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { ActiveBadges } from './filters/active-badges.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { countText } from './catalogue-texts.ts';
import { SortSelect } from './filters/sort-select.tsx';
import { ViewSwitch } from './parts-table/view-switch.tsx';
import text from '../../ui/text/text.module.css';
import styles from './results-bar.module.css';

interface ResultCounts {
  readonly total: number;
  readonly inStock: number;
}

interface CountProps {
  category: string | undefined;
  found: ResultCounts | undefined;
  failed: boolean;
}

/** It stays while lists come and go, so that each new count is read aloud, politely. */
export function ResultCount({ category, found, failed }: CountProps) {
  return (
    <p className={styles.count} role="status">
      {found && (
        <>
          <span>{countText(category, found.total)}</span>
          <span aria-hidden="true"> · </span>
          <span>{found.inStock} in stock</span>
        </>
      )}
      {!found && !failed && 'Loading products...'}
    </p>
  );
}

interface ResultsBarProps extends Omit<CountProps, 'category'> {
  ref: Ref<HTMLDivElement>;
  formId: string;
  params: CatalogueParams;
  /** Some of the pictures stand on squares of a centimetre. */
  toScale: boolean;
  onChange: (changes: CatalogueParams) => void;
  /** Goes to an address without the filter whose button was pressed. */
  onFilterRemove: (params: CatalogueParams) => void;
}

export function ResultsBar({ ref, formId, params, found, failed, toScale, onChange, onFilterRemove }: ResultsBarProps) {
  return (
    <div className={styles.resultsBar} ref={ref} tabIndex={-1}>
      <ResultCount category={params.category} found={found} failed={failed} />
      <ActiveBadges formId={formId} params={params} filters={activeFilters(params)} onFilterRemove={onFilterRemove} />
      <div className={styles.end}>
        {toScale && (
          <span className={text.meta}>
            <span className={styles.scaleSquare} aria-hidden="true" />
            One square is one centimetre
          </span>
        )}
        {params.category === 'parts' && <ViewSwitch />}
        <SortSelect formId={formId} params={params} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
  );
}
