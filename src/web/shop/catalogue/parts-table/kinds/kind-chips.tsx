import { useQuery } from '@tanstack/react-query';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { AppLink } from '../../../../shell/app-link.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { kindGroups, kindPath, shortLabel } from './kind-names.ts';
import { kindCountsQuery } from '../../product-list.queries.ts';
import visibility from '../../../../ui/visibility/visibility.module.css';
import styles from './kind-chips.module.css';

const sliders = 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5';

interface KindChipsProps {
  current: PartKind;
  open: boolean;
  /** The id of what the first chip opens: all kinds, and what else narrows the list. */
  panelId: string;
  onToggle: () => void;
}

/** The kinds as a row to scroll, where there is no room for their column. The current one leads. */
export function KindChips({ current, open, panelId, onToggle }: KindChipsProps) {
  const { data: facets } = useQuery(kindCountsQuery);
  const kinds = kindGroups(facets?.kind).flatMap((group) => group.kinds);
  const others = kinds.filter(({ kind }) => kind !== current).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return (
    <nav className={styles.chips} aria-label="Kinds of parts, most values first">
      <button
        type="button"
        className={classNames(styles.chip, visibility.needsScript)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <Icon shape={sliders} />
        Kinds
      </button>
      {[...kinds.filter(({ kind }) => kind === current), ...others].map(({ kind, count }) => (
        <AppLink
          key={kind}
          className={styles.chip}
          href={kindPath(kind)}
          {...(kind === current && { 'aria-current': 'page' as const })}
        >
          {shortLabel(kind)} {count}
        </AppLink>
      ))}
    </nav>
  );
}
