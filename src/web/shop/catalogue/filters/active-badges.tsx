import type { CatalogueParams } from '#domain/paths/paths.ts';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { withoutFilters, type ActiveFilter } from './active-filters.ts';
import { ClearButton } from './clear-button.tsx';
import styles from './active-badges.module.css';

interface ActiveBadgesProps {
  formId: string;
  params: CatalogueParams;
  filters: readonly ActiveFilter[];
  /** Goes to an address without the filter whose button was pressed. */
  onFilterRemove: (params: CatalogueParams) => void;
}

/** What narrows the list, each with the button that takes it back. */
export function ActiveBadges({ formId, params, filters, onFilterRemove }: ActiveBadgesProps) {
  if (filters.length === 0) return null;
  return (
    <>
      <ul className={styles.badges} aria-label="Active filters">
        {filters.map(({ name, label }) => (
          <li key={name}>
            <button
              type="submit"
              form={formId}
              name={name}
              value=""
              className={styles.badge}
              onClick={(event) => {
                event.preventDefault();
                onFilterRemove({ ...params, show: '', [name]: '' });
              }}
            >
              {label}
              <Icon shape={cross} className={styles.cross} />
              <VisuallyHidden> remove filter</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <ClearButton
        label="Clear All"
        look={{ variant: 'quiet', small: true }}
        onClear={() => onFilterRemove(withoutFilters(params))}
      />
    </>
  );
}
