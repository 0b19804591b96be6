import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(styles.input, className)} {...rest} />;
}
