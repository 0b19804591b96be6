import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { KeptFilters } from '../catalogue-tools.tsx';
import { mostUsed } from '../catalogue-params.ts';
import { ActiveBadges } from '../filters/active-badges.tsx';
import { activeFilters, concernsOrigin } from '../filters/active-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useDraft } from '../filters/use-draft.ts';
import { sheetOptions, useFilterPlace, type FilterPlace, type SheetEntry } from '../filters/use-filter-place.ts';
import { rememberCatalogue } from '../last-catalogue.ts';
import { ListReaderHint } from '../list-reader-hint.tsx';
import { NothingFound, ProductsLoadFailed } from '../list-states.tsx';
import { ResultCount } from '../results-bar.tsx';
import type { ChangeParams } from '../use-catalogue-params.ts';
import { KindChips } from './kinds/kind-chips.tsx';
import { KindsNav } from './kinds/kinds-nav.tsx';
import { NearestValues } from './values/nearest-values.tsx';
import { PartsTable, PartsTableSkeleton } from './parts-table.tsx';
import { PartsHead, PartsTools } from './parts-head.tsx';
import { byUse, panelFacetsQuery, partsTableQuery, type PartsTableData } from './parts-table.queries.ts';
import { valueMap } from './values/value-map.ts';
import { ValueMapPanel } from './values/value-map-panel.tsx';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './parts-page.module.css';
import { readAmount, scaleOf, type Amount, type ValueScale } from './values/part-amount.ts';
import type { TablePart } from './table-part.ts';

interface FilteredParts {
  readonly shown: readonly TablePart[];
  /** The value that was asked for and is not there, as the shop would write it. */
  readonly missing?: string;
}

const includes = (part: TablePart, phrase: string): boolean =>
  [part.value, part.name, part.words, ...part.facts].some((words) => words.toLowerCase().includes(phrase));

interface Sized {
  readonly part: TablePart;
  readonly size: Amount;
}

/** The neighbours on both sides; all tapers of each of them. */
function nearest(sized: readonly Sized[], asked: number): readonly TablePart[] {
  const amounts = sized.map(({ size }) => size.amount);
  const below = Math.max(...amounts.filter((amount) => amount < asked));
  const above = Math.min(...amounts.filter((amount) => amount > asked));
  return sized.filter(({ size: { amount } }) => amount === below || amount === above).map(({ part }) => part);
}

function byAmount(parts: readonly TablePart[], asked: Amount, scale: ValueScale): FilteredParts {
  const sized = parts.flatMap((part) => {
    const size = readAmount(part.value, scale);
    return size && (asked.prefix === '' || size.prefix === asked.prefix) ? [{ part, size }] : [];
  });
  const shown = sized.filter(({ size }) => size.amount === asked.amount).map(({ part }) => part);
  if (shown.length > 0) return { shown };
  return { shown: nearest(sized, asked.amount), missing: `${asked.prefix}${scale.write(asked.amount)}` };
}

/**
 * The rows that a typed text means: 4k7, 4.7k and 4700 are one value, and when it is not there its neighbours are
 * shown. Anything else is looked for in the words of a row.
 */
export function filterParts(parts: readonly TablePart[], kind: PartKind, typed: string): FilteredParts {
  const phrase = typed.trim().toLowerCase();
  if (phrase === '') return { shown: parts };
  const scale = scaleOf(kind);
  const asked = scale && readAmount(phrase, scale);
  if (scale && asked) return byAmount(parts, asked, scale);
  return { shown: parts.filter((part) => includes(part, phrase)) };
}

interface PartsPageProps {
  kind: PartKind;
  params: CatalogueParams;
  onChange: ChangeParams;
}

interface FiltersProps extends PartsPageProps {
  formId: string;
  panelId: string;
  place: FilterPlace | null;
  entry: SheetEntry | undefined;
  /** How many rows are shown. */
  total: number | undefined;
  onClose: () => void;
}

/** Everything else that narrows a list, behind the toggle, and the badges of what does. */
function PartsFilters({ formId, kind, panelId, place, entry, params, total, onChange, onClose }: FiltersProps) {
  const { data: facets } = useQuery({ ...panelFacetsQuery(params), placeholderData: keepPreviousData });
  const [minPrice, setMinPrice] = useDraft(params.minPrice);
  const [maxPrice, setMaxPrice] = useDraft(params.maxPrice);
  const change = (changes: CatalogueParams): void => onChange({ ...params, ...changes }, sheetOptions(entry));
  const commit = (): void => change({ minPrice, maxPrice });
  // The kind is the page itself, and the typed text stands in its field.
  const filters = activeFilters(params).filter(({ name }) => !['category', 'kind', 'search'].includes(name));
  return (
    <>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <KeptFilters address={params} />
        {/* The first submit button is the one that the Enter key presses: it must not be a choice of the panel. */}
        <button type="submit" className={visibility.visuallyHidden} tabIndex={-1} aria-hidden="true">
          Apply
        </button>
        <FilterPanel
          id={panelId}
          place={place}
          entry={entry}
          params={params}
          facets={facets}
          total={total}
          onChange={change}
          onClose={onClose}
          price={{ minPrice, maxPrice, setMinPrice, setMaxPrice, commit }}
        >
          <PartsTools kind={kind} params={params} onChange={(changed) => onChange(changed, sheetOptions(entry))} />
        </FilterPanel>
      </form>
      {/* Not in the form: clearing all is a form of its own. */}
      {filters.length > 0 && (
        <div className={styles.badges}>
          <ActiveBadges formId={formId} params={params} filters={filters} onFilterRemove={onChange} />
        </div>
      )}
    </>
  );
}

interface ListProps extends Pick<PartsPageProps, 'kind' | 'params'> {
  result: FilteredParts;
  onClear: () => void;
}

/** The rows that the typed text leaves, in the order that the address asks for. */
function tableRows({ parts }: PartsTableData, kind: PartKind, { sort, search = '' }: CatalogueParams): FilteredParts {
  return filterParts(sort === mostUsed ? byUse(parts) : parts, kind, search);
}

function PartsResults({ kind, params, result: { shown, missing }, onClear }: ListProps) {
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
      {shown.length > 0 && (
        <PartsTable
          kind={kind}
          parts={shown}
          byValue={!params.sort || params.sort === 'value'}
          showOrigin={concernsOrigin(params)}
        />
      )}
    </>
  );
}

/** The parts of one kind: all of them on one page, as rows or cards, between the kinds and the map of values. */
export function PartsPage({ kind, params, onChange }: PartsPageProps) {
  const formId = useId();
  const panelId = useId();
  const { data: table, isError } = useQuery(partsTableQuery(kind, params));
  useEffect(() => rememberCatalogue(params), [params]);
  const { place, entry, toggle, close } = useFilterPlace(params);
  const open = place !== null;
  const clear = (): void => onChange({ category: 'parts', kind });
  const map = table && valueMap(kind, table.parts);
  const result = table && tableRows(table, kind, params);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <PartsHead
        formId={formId}
        kind={kind}
        params={params}
        count={table?.parts.length}
        common={table?.common ?? []}
        onChange={onChange}
        panel={{ id: panelId, open, onToggle: toggle }}
      />
      <KindChips current={kind} open={open} panelId={panelId} onToggle={toggle} />
      <PartsFilters
        formId={formId}
        kind={kind}
        panelId={panelId}
        place={place}
        entry={entry}
        params={params}
        total={result?.shown.length}
        onChange={onChange}
        onClose={close}
      />
      <div className={classNames(styles.shelf, map && styles.mapped)}>
        <KindsNav current={kind} />
        <div className={styles.list}>
          {result && <PartsResults kind={kind} params={params} result={result} onClear={clear} />}
          {!table && !isError && (
            <>
              <div className={visibility.visuallyHidden}>
                <ResultCount category="parts" found={undefined} failed={false} />
              </div>
              <PartsTableSkeleton />
            </>
          )}
          {!table && isError && <ProductsLoadFailed />}
          <ListReaderHint />
        </div>
        {map && <ValueMapPanel map={map} onFollow={() => params.search && onChange({ ...params, search: '' })} />}
      </div>
    </div>
  );
}
