import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './quotes.module.css';

interface QuoteLayoutProps {
  readonly title: string;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The heading stays one element through all states of a page about quotes. */
export const QuoteLayout = ({ title, meta, actions, children }: QuoteLayoutProps) => (
  <div className={classNames(text.wrap, styles.page)}>
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {meta && <p className={text.meta}>{meta}</p>}
      </div>
      {actions}
    </div>
    {children}
  </div>
);

/** What is read on the left, and what one does about it beside it. */
export const QuoteColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{children}</div>
    <aside className={classNames(styles.stack, styles.aside)}>{aside}</aside>
  </div>
);

/** Two things at the ends of a line. */
export const Between = ({ children }: { children: ReactNode }) => <div className={styles.between}>{children}</div>;
