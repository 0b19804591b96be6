import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../../shell/app-link.tsx';
import { kindCountsQuery } from '../../product-list.queries.ts';
import { kindGroups, kindPath, shortLabel } from './kind-names.ts';
import styles from './kind-links.module.css';

/** The way from a mixed list of parts to the table of each kind. */
export function KindLinks() {
  const { data: facets } = useQuery(kindCountsQuery);
  return (
    <nav className={styles.links} aria-label="Kinds of parts">
      {kindGroups(facets?.kind)
        .flatMap(({ kinds }) => kinds)
        .map(({ kind, count }) => (
          <AppLink key={kind} href={kindPath(kind)}>
            {shortLabel(kind)} <span>{count}</span>
          </AppLink>
        ))}
    </nav>
  );
}
