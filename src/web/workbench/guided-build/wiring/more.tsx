import type { ReactNode } from 'react';
import styles from './more.module.css';

/** What only some want to know. */
export const More = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{title}</summary>
    {children}
  </details>
);
