import type { Ref } from 'react';
import type { CatalogueAddress } from '#domain/paths.ts';
import { cross } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { activeFilters, withoutFilters } from './filters/active-filters.ts';
import { countText } from './catalogue-words.ts';
import { ClearButton } from './filters/clear-button.tsx';
import { SortSelect } from './filters/sort-select.tsx';

interface Found {
  readonly total: number;
  readonly inStock: number;
}

interface CountProps {
  category: string | undefined;
  found: Found | undefined;
  failed: boolean;
}

/** It stays while lists come and go, so that each new count is read aloud, politely. */
function Count({ category, found, failed }: CountProps) {
  return (
    <p className="catalogue-count" role="status">
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
  address: CatalogueAddress;
  /** Some of the pictures stand on squares of a centimetre. */
  toScale: boolean;
  onChange: (changes: CatalogueAddress) => void;
  /** Goes to an address without the filter whose button was pressed. */
  onTake: (address: CatalogueAddress) => void;
}

export function ResultsBar({ ref, formId, address, found, failed, toScale, onChange, onTake }: ResultsBarProps) {
  const filters = activeFilters(address);
  return (
    <div className="results-bar" ref={ref} tabIndex={-1}>
      <Count category={address.category} found={found} failed={failed} />
      {filters.length > 0 && (
        <>
          <ul className="filter-badges" aria-label="Active filters">
            {filters.map(({ name, label }) => (
              <li key={name}>
                <button
                  type="submit"
                  form={formId}
                  name={name}
                  value=""
                  className="filter-badge"
                  onClick={(event) => {
                    event.preventDefault();
                    onTake({ ...address, show: '', [name]: '' });
                  }}
                >
                  {label}
                  <Icon shape={cross} />
                  <VisuallyHidden> remove filter</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
          <ClearButton
            label="Clear All"
            look={{ variant: 'quiet', small: true }}
            onClear={() => onTake(withoutFilters(address))}
          />
        </>
      )}
      <div className="results-bar-end">
        {toScale && (
          <span className="meta scale-note">
            <span className="scale-square" aria-hidden="true" />
            One square is one centimetre
          </span>
        )}
        <SortSelect formId={formId} address={address} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
  );
}
