import { useId, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import textStyles from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './calculator-frame.module.css';

interface CalculatorFrameProps {
  title: string;
  /** One sentence on what to type or choose. */
  text: string;
  children: ReactNode;
}

/** A small tool in the middle of a text. Without a script it still shows a worked example. */
export function CalculatorFrame({ title, text, children }: CalculatorFrameProps) {
  const titleId = useId();
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
      </header>
      {children}
      <p className={classNames(visibility.scriptless, textStyles.meta)}>
        This tool needs JavaScript. Without it, you see one worked example.
      </p>
    </section>
  );
}

interface CalculatorFieldsProps {
  /** Short fields, of which more stand side by side. */
  compact?: boolean;
  children: ReactNode;
}

/** What can be typed or chosen, in as many columns as there is room for. */
export function CalculatorFields({ compact = false, children }: CalculatorFieldsProps) {
  return <div className={classNames(styles.fields, compact && styles.compact)}>{children}</div>;
}

interface ResultProps {
  /** The answer itself. */
  value: string;
  children?: ReactNode;
}

/** What came out. It is read aloud when it changes. */
export function CalculatorResult({ value, children }: ResultProps) {
  return (
    <output className={styles.result}>
      <strong>{value}</strong>
      {children && <span className={styles.more}>{children}</span>}
    </output>
  );
}
