import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

/** A word in a frame: a fact about the thing beside it, never an action. */
export function Tag({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <span className={classNames(styles.tag, className)}>{children}</span>;
}
