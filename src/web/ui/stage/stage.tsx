import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stage.module.css';

interface StageProps {
  children: ReactNode;
  /** Squares of one centimetre, for a picture drawn to the common scale of 132 by 154 mm. */
  grid?: boolean;
  /** The picture is fitted in with air around it, whatever its shape. */
  fit?: boolean;
  className?: string | undefined;
}

/** The lit surface a product lies on. */
export function Stage({ children, grid = false, fit = false, className }: StageProps) {
  return <div className={classNames(styles.stage, grid && styles.grid, fit && styles.fit, className)}>{children}</div>;
}
