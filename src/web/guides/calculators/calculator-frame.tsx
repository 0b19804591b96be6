import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text/text.module.css';

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
    <section className="helper" aria-labelledby={titleId}>
      <header className="helper-head">
        <h3 id={titleId}>{title}</h3>
        <p>{text}</p>
      </header>
      {children}
      <p className={classNames('helper-still', textStyles.meta)}>
        This tool calculates with JavaScript. Without it, it shows one worked example.
      </p>
    </section>
  );
}

interface ResultProps {
  /** The answer itself. */
  value: string;
  children?: ReactNode;
}

/** What came out. It is read aloud when it changes. */
export function CalculatorResult({ value, children }: ResultProps) {
  return (
    <output className="helper-result">
      <strong>{value}</strong>
      {children && <span className="helper-more">{children}</span>}
    </output>
  );
}
