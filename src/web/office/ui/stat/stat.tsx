import type { ReactNode } from 'react';
import { Lamp, type LampColour } from '../../../ui/lamp/lamp.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './stat.module.css';

interface StatProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Against the time before: '+22%'. Green or red by `isGood`. */
  readonly change?: string;
  readonly isGood?: boolean;
  /** 'from ₹4,26,100' */
  readonly note?: ReactNode;
  readonly lamp?: LampColour;
}

/** One number, large, and what it was before. */
export const Stat = ({ label, value, change, isGood = true, note, lamp }: StatProps) => (
  <div>
    <p className={styles.label}>
      {lamp && <Lamp colour={lamp} />}
      {label}
    </p>
    <p className={styles.value}>{value}</p>
    <p className={styles.note}>
      {change && <span className={classNames(isGood ? styles.good : styles.bad)}>{change} </span>}
      {note}
    </p>
  </div>
);

export const Stats = ({ children }: { children: ReactNode }) => <div className={styles.stats}>{children}</div>;
