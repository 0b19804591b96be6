import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './summary-box.module.css';

interface SummaryBoxProps {
  /** Of the heading inside, by which the box is named. */
  titleId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What an order comes to, in sight beside a long list. */
export function SummaryBox({ titleId, className, children }: SummaryBoxProps) {
  return (
    <aside className={classNames(styles.box, className)} aria-labelledby={titleId}>
      {children}
    </aside>
  );
}
