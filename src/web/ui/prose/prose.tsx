import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Text from Markdown. It is made without classes, so that this styles the elements that stand inside. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.prose, className)} {...rest} />;
}
