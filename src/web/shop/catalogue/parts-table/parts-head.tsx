import { partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { ArrowSelect } from '../../../ui/field/arrow-select.tsx';
import { SearchInput } from '../../../ui/field/search-input.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { catalogueTitle } from '../catalogue-texts.ts';
import type { ChangeParams } from '../use-catalogue-params.ts';
import { scaleOf } from './values/part-amount.ts';
import { partCount } from './table-part.ts';
import { ViewSwitch } from './view-switch.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './parts-head.module.css';

const sliders = 'M3 6h8M17 6h4M14 3v6M3 12h3M12 12h9M9 9v6M3 18h9M18 18h3M15 15v6';

interface PartsHeadProps {
  formId: string;
  kind: PartKind;
  params: CatalogueParams;
  /** How many there are of the kind; unknown while they load. */
  count: number | undefined;
  /** 'packs of 10', '1%': what is the same for all of them. */
  common: readonly string[];
  onChange: ChangeParams;
  panel: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
}

function SortField({ kind, sort, onSort }: { kind: PartKind; sort: string; onSort: (sort: string) => void }) {
  return (
    <label className={styles.sort}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <ArrowSelect className={styles.select} name="sort" value={sort} onChange={(event) => onSort(event.target.value)}>
        <option value="">{scaleOf(kind) ? 'By value' : 'By name'}</option>
        <option value="used">Most used</option>
        <option value="price">Price</option>
        <option value="origin">By country</option>
      </ArrowSelect>
    </label>
  );
}

/** Typed filter and order of a table: beside its heading, or on the sheet of a phone. */
export function PartsTools({ kind, params, onChange }: Pick<PartsHeadProps, 'kind' | 'params' | 'onChange'>) {
  return (
    <>
      <div className={styles.search}>
        <SearchInput
          className={styles.input}
          label={`Filter ${partKinds[kind].label.toLowerCase()}`}
          value={params.search ?? ''}
          onChange={(event) => onChange({ ...params, search: event.target.value }, { replace: true })}
          placeholder={scaleOf(kind)?.examples ?? 'Name or type'}
        />
      </div>
      <SortField kind={kind} sort={params.sort ?? ''} onSort={(sort) => onChange({ ...params, sort })} />
    </>
  );
}

/** One line: what is listed, what is the same for all of it, filter, order and view. */
export function PartsHead({ formId, kind, params, count, common, onChange, panel }: PartsHeadProps) {
  const { label } = partKinds[kind];
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{catalogueTitle}</h1>
        <div className={styles.line}>
          <h2 className={styles.heading}>
            {label}
            {count !== undefined && (
              <span className={classNames(text.meta, styles.count)}>{`, ${partCount(kind, count)}`}</span>
            )}
          </h2>
          {common.length > 0 && <p className={classNames(text.meta, styles.common)}>{common.join(', ')}</p>}
        </div>
      </div>
      <form
        id={formId}
        className={styles.tools}
        role="search"
        aria-label={label}
        action={paths.products()}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="category" value="parts" />
        <input type="hidden" name="kind" value={kind} />
        <PartsTools kind={kind} params={params} onChange={onChange} />
      </form>
      <IconButton
        label="Filters"
        className={classNames(styles.filters, visibility.needsScript)}
        aria-expanded={panel.open}
        aria-controls={panel.id}
        onClick={panel.onToggle}
      >
        <Icon shape={sliders} />
      </IconButton>
      <ViewSwitch />
    </header>
  );
}
