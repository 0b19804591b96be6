import type { ReactNode } from 'react';
import styles from './note.module.css';

/** What a buyer has to do beside the form. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
