import type { ReactNode } from 'react';
import styles from './product-top.module.css';

/** The picture and what is to be said beside it; on a narrow screen, below it. */
export const ProductTop = ({ children }: { children: ReactNode }) => <div className={styles.top}>{children}</div>;
