import { useId, type FormEvent } from 'react';
import type { Facets } from '#contracts/catalogue.ts';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/field/input.tsx';
import { magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useDraft } from './filters/use-draft.ts';
import { sheetOptions, useFilterPlace } from './filters/use-filter-place.ts';
import type { ChangeParams } from './use-catalogue-params.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './catalogue-tools.module.css';

const sliders = 'M3 6h8M17 6h4M14 3v6M3 12h3M12 12h9M9 9v6M3 18h9M18 18h3M15 15v6';

interface CatalogueToolsProps {
  formId: string;
  params: CatalogueParams;
  facets: Facets | undefined;
  /** How many products the list holds; unknown while it is on its way. */
  total: number | undefined;
  onChange: ChangeParams;
}

/** What no field of the form shows, but a form sent without a script must keep. */
export function KeptFilters({ address }: { address: CatalogueParams }) {
  return (['category', 'subcategory', 'kind', 'difficulty', 'origin'] as const).map(
    (name) => address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
  );
}

/**
 * Search, and the filters behind their toggle. It is one real form: without a script its buttons send it, and the
 * page comes back filtered. With one, each change goes to the address at once.
 */
export function CatalogueTools({ formId, params, facets, total, onChange }: CatalogueToolsProps) {
  const panelId = useId();
  const searchId = useId();
  const { place, entry, toggle, close } = useFilterPlace(params);
  const change = (changes: CatalogueParams): void => onChange(changes, sheetOptions(entry));
  const [search, setSearch] = useDraft(params.search);
  const [minPrice, setMinPrice] = useDraft(params.minPrice);
  const [maxPrice, setMaxPrice] = useDraft(params.maxPrice);
  const count = activeFilters(params).filter(({ name }) => name !== 'search').length;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change({ search, minPrice, maxPrice });
  };

  return (
    <form
      id={formId}
      className={styles.tools}
      role="search"
      aria-label="Products"
      action={paths.products()}
      onSubmit={submit}
    >
      <KeptFilters address={params} />
      <div className={styles.search}>
        {/* The first submit button is the one that the Enter key presses. */}
        <button type="submit" className={styles.button} aria-label="Search products">
          <Icon shape={magnifier} />
        </button>
        <label className={visibility.visuallyHidden} htmlFor={searchId}>
          Search by name, effect or chip
        </label>
        <Input
          className={styles.input}
          id={searchId}
          type="search"
          name="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search by name, effect or chip"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </div>
      <Button
        className={visibility.needsScript}
        aria-expanded={place !== null}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon shape={sliders} />
        Filters
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </Button>
      <FilterPanel
        id={panelId}
        place={place}
        entry={entry}
        params={params}
        facets={facets}
        total={total}
        onChange={change}
        onClose={close}
        price={{ minPrice, maxPrice, setMinPrice, setMaxPrice, commit: () => change({ minPrice, maxPrice }) }}
      />
    </form>
  );
}
