import { useQuery } from '@tanstack/react-query';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { AppLink } from '../../../../shell/app-link.tsx';
import { kindGroups, kindPath, shortLabel } from './kind-names.ts';
import { kindCountsQuery } from '../../product-list.queries.ts';
import styles from './kinds-nav.module.css';

const currentPage = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

/** All kinds with how many there are of each, in a column that stays in sight. */
export function KindsNav({ current }: { current?: PartKind }) {
  const { data: facets } = useQuery(kindCountsQuery);
  return (
    <nav className={styles.kinds} aria-label="Kinds of parts">
      {kindGroups(facets?.kind).map(({ group, kinds }) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {kinds.map(({ kind, count }) => (
              <li key={kind}>
                <AppLink href={kindPath(kind)} {...currentPage(kind === current)}>
                  {shortLabel(kind)}
                  <span>{count}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
