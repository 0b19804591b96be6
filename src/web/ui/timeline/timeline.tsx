import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './timeline.module.css';

interface TimelineStepProps {
  /** Done, where it stands, or still to come. */
  when: 'past' | 'now' | 'next';
  title?: string;
  children?: ReactNode;
}

export const TimelineStep = ({ when, title, children }: TimelineStepProps) => (
  <li className={classNames(when === 'now' && styles.now, when === 'next' && styles.next)}>
    {title !== undefined && <b>{title}</b>}
    {children}
  </li>
);

/** Steps below each other on one line, a lamp at the one where things stand. */
export const Timeline = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ol className={styles.timeline} aria-label={label}>
    {children}
  </ol>
);
