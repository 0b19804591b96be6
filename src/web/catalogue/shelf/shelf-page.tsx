import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { KeptFilters } from '../catalogue-tools.tsx';
import { mostUsed } from '../catalogue-params.ts';
import { ActiveBadges } from '../filters/active-badges.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useDraft } from '../filters/use-draft.ts';
import { rememberCatalogue } from '../last-catalogue.ts';
import { NothingFound, ProductsLoadFailed } from '../list-states.tsx';
import { ResultCount } from '../results-bar.tsx';
import type { ChangeParams } from '../use-catalogue-params.ts';
import { KindChips } from './kinds/kind-chips.tsx';
import { KindsNav } from './kinds/kinds-nav.tsx';
import { NearestValues } from './values/nearest-values.tsx';
import { PartsTable, PartsTableSkeleton } from './parts-table.tsx';
import { filterShelf } from './shelf-filter.ts';
import { ShelfHead } from './shelf-head.tsx';
import { byUse, panelFacetsQuery, shelfQuery, type Shelf } from './shelf.queries.ts';
import { valueMap } from './values/value-map.ts';
import { ValueMapPanel } from './values/value-map-panel.tsx';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './shelf-page.module.css';

interface ShelfPageProps {
  kind: PartKind;
  params: CatalogueParams;
  onChange: ChangeParams;
}

interface FiltersProps extends Omit<ShelfPageProps, 'kind'> {
  formId: string;
  panelId: string;
  open: boolean;
}

/** Everything else that narrows a list, behind the toggle, and the badges of what does. */
function ShelfFilters({ formId, panelId, open, params, onChange }: FiltersProps) {
  const { data: facets } = useQuery({ ...panelFacetsQuery(params), placeholderData: keepPreviousData });
  const [minPrice, setMinPrice] = useDraft(params.minPrice);
  const [maxPrice, setMaxPrice] = useDraft(params.maxPrice);
  const change = (changes: CatalogueParams): void => onChange({ ...params, ...changes });
  const commit = (): void => change({ minPrice, maxPrice });
  // The kind is the page itself, and the typed text stands in its field.
  const filters = activeFilters(params).filter(({ name }) => !['category', 'kind', 'search'].includes(name));
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <KeptFilters address={params} />
      <FilterPanel
        id={panelId}
        open={open}
        params={params}
        facets={facets}
        onChange={change}
        price={{ minPrice, maxPrice, setMinPrice, setMaxPrice, commit }}
      />
      {filters.length > 0 && (
        <div className={styles.badges}>
          <ActiveBadges formId={formId} params={params} filters={filters} onFilterRemove={onChange} />
        </div>
      )}
    </form>
  );
}

interface ListProps extends ShelfPageProps {
  shelf: Shelf;
  onClear: () => void;
}

function ShelfList({ kind, params, shelf, onClear }: ListProps) {
  const parts = params.sort === mostUsed ? byUse(shelf.parts) : shelf.parts;
  const { shown, missing } = filterShelf(parts, kind, params.search ?? '');
  return (
    <>
      <div className={visibility.visuallyHidden}>
        <ResultCount
          category="parts"
          found={{ total: shown.length, inStock: shown.filter(({ inStock }) => inStock).length }}
          failed={false}
        />
      </div>
      {missing && <NearestValues missing={missing} nearest={shown} />}
      {shown.length === 0 && !missing && <NothingFound category="parts" onClear={onClear} />}
      {shown.length > 0 && <PartsTable kind={kind} parts={shown} byValue={!params.sort || params.sort === 'value'} />}
    </>
  );
}

/** The parts of one kind: all of them on one page, as rows or cards, between the kinds and the map of values. */
export function ShelfPage({ kind, params, onChange }: ShelfPageProps) {
  const formId = useId();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const { data: shelf, isError } = useQuery(shelfQuery(kind, params));
  useEffect(() => rememberCatalogue(params), [params]);
  const toggle = (): void => setOpen(!open);
  const clear = (): void => onChange({ category: 'parts', kind });
  const map = shelf && valueMap(kind, shelf.parts);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <ShelfHead
        formId={formId}
        kind={kind}
        params={params}
        count={shelf?.parts.length}
        common={shelf?.common ?? []}
        filter={params.search ?? ''}
        onFilter={(search) => onChange({ ...params, search }, { replace: true })}
        onSort={(sort) => onChange({ ...params, sort })}
        panel={{ id: panelId, open, onToggle: toggle }}
      />
      <KindChips current={kind} open={open} panelId={panelId} onToggle={toggle} />
      <ShelfFilters formId={formId} panelId={panelId} open={open} params={params} onChange={onChange} />
      <div className={classNames(styles.shelf, map && styles.mapped)}>
        <KindsNav current={kind} />
        <div className={styles.list}>
          {shelf && <ShelfList kind={kind} params={params} shelf={shelf} onChange={onChange} onClear={clear} />}
          {!shelf && !isError && (
            <>
              <div className={visibility.visuallyHidden}>
                <ResultCount category="parts" found={undefined} failed={false} />
              </div>
              <PartsTableSkeleton />
            </>
          )}
          {!shelf && isError && <ProductsLoadFailed />}
        </div>
        {map && <ValueMapPanel map={map} onFollow={() => params.search && onChange({ ...params, search: '' })} />}
      </div>
    </div>
  );
}
