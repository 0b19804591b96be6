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

/** One below the other, with room between them. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

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

interface QuoteColumnsProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  /** What is read after one has decided, where there is one column. */
  readonly after?: ReactNode;
}

/** What is read on the left, and what one does about it beside it. */
export const QuoteColumns = ({ children, aside, after }: QuoteColumnsProps) => (
  <div className={styles.columns}>
    <Stack>{children}</Stack>
    <aside className={classNames(styles.stack, styles.aside)}>{aside}</aside>
    {after && <Stack>{after}</Stack>}
  </div>
);

/** Two things at the ends of a line. */
export const Between = ({ children }: { children: ReactNode }) => <div className={styles.between}>{children}</div>;
