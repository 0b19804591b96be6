import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './cart-columns.module.css';

/** The lines beside their sum; below each other where there is no room. */
export function CartColumns({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.columns, className)}>{children}</div>;
}
