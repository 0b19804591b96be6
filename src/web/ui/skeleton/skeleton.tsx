import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** The place of something that is on its way. Say in words nearby that it is loading: this is only its shape. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <div aria-hidden="true" className={classNames(styles.skeleton, className)} {...(style && { style })} />;
}
