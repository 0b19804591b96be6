import type { ReactNode } from 'react';
import { KeyBar, type KeyBarProps } from './key-bar.tsx';
import styles from './step-card.module.css';

interface StepCardProps extends KeyBarProps {
  label: 'Step' | 'Check';
  /** 'Step 3 of 26'. */
  number: string;
  /** Beside the number: the kind of work. */
  kind: string;
  title: string;
  children: ReactNode;
}

/** One thing to do, beside the board: what it is scrolls, the keys stay. */
export function StepCard({ label, number, kind, title, children, ...keys }: StepCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.scroll}>
        <p className={styles.number}>
          {number}
          <span>{kind}</span>
        </p>
        <h2>{title}</h2>
        {children}
      </div>
      <KeyBar {...keys} />
    </section>
  );
}
