import { useId, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the heading: buttons, a number. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  /** Lists and tables bring their own edges. */
  readonly flush?: boolean;
  /** The next step: one per view. */
  readonly next?: boolean;
  readonly children: ReactNode;
}

/** A sheet with a heading. */
export function Panel({ title, tools, footer, flush = false, next = false, children }: PanelProps) {
  const headingId = useId();
  return (
    <section className={classNames(styles.panel, next && styles.next)} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        {tools}
      </header>
      <div className={classNames(!flush && styles.body)}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}
