import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './checkout-columns.module.css';

interface CheckoutColumnsProps {
  /** The steps, one below the other. */
  sections: ReactNode;
  summary: ReactNode;
  className?: string | undefined;
  /** Says that the steps are on their way. */
  isLoading?: boolean;
}

export function CheckoutColumns({ sections, summary, className, isLoading = false }: CheckoutColumnsProps) {
  return (
    <div className={classNames(styles.columns, className)}>
      <div className={styles.sections} {...(isLoading && { role: 'status' })}>
        {sections}
      </div>
      {summary}
    </div>
  );
}
