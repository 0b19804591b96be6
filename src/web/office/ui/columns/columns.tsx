import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** What one works on, and what one looks at beside it; below 75rem one after the other. */
export const Columns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{side}</div>
  </div>
);

/** Panels one below the other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.column}>{children}</div>;
