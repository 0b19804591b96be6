import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** A bare select in the look of a field, for a place that brings the label and the arrow. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(styles.input, className)} {...rest} />;
}
