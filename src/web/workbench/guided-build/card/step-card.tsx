import type { ReactNode } from 'react';
import { KeyBar, type KeyBarProps } from './key-bar.tsx';
import styles from './step-card.module.css';

interface CardFrameProps {
  label: 'Step' | 'Check';
  /** 'Step 3 of 26'. */
  number: string;
  /** Beside the number: the kind of work. */
  kind: string;
  title: string;
  /** The keys, or why there are none. */
  foot: ReactNode;
  children: ReactNode;
}

/** One thing to do, beside the board: what it is scrolls, the foot stays. */
export function CardFrame({ label, number, kind, title, foot, children }: CardFrameProps) {
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
      {foot}
    </section>
  );
}

type StepCardProps = KeyBarProps & Omit<CardFrameProps, 'foot'>;

/** With the one key that goes on, and back. */
export function StepCard({ label, number, kind, title, children, ...keys }: StepCardProps) {
  return (
    <CardFrame {...{ label, number, kind, title }} foot={<KeyBar {...keys} />}>
      {children}
    </CardFrame>
  );
}
