import { AppLink } from '../../../shell/app-link.tsx';
import styles from './view-tabs.module.css';

export interface ListView {
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

/** Saved views of a list. They are addresses, so they are links. */
export const ViewTabs = ({ views }: { views: readonly ListView[] }) => (
  <nav className={styles.tabs} aria-label="Views">
    {views.map(({ label, href, count, isCurrent }) => (
      <AppLink key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-IN')}</span>}
      </AppLink>
    ))}
  </nav>
);
