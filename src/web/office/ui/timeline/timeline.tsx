import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { When } from '../when/when.tsx';
import styles from './timeline.module.css';

interface TimelineEntry {
  readonly id: string | number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly title: ReactNode;
  readonly by?: string | null;
  readonly children?: ReactNode;
  /** 'now' is lit, 'bad' is red. */
  readonly tone?: 'now' | 'bad';
}

/** What happened, on a wire from pad to pad; in the order it is given. */
export const Timeline = ({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) => (
  <ol className={styles.wire} aria-label={label}>
    {entries.map(({ id, at, title, by, children, tone }) => (
      <li key={id} className={classNames(styles.entry, tone === 'now' && styles.now, tone === 'bad' && styles.bad)}>
        <div className={styles.title}>{title}</div>
        <p className={styles.when}>
          <When at={at} />
          {by && `, ${by}`}
        </p>
        {children}
      </li>
    ))}
  </ol>
);
