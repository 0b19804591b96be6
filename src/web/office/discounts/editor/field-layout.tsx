import type { ReactNode } from 'react';
import styles from './field-layout.module.css';

/** Fields one below the other. */
export const FieldStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

/** Fields side by side where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;
