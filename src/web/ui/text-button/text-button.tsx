import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-button.module.css';

/** A button among words, which looks like a link because it leads on. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classNames(styles.textButton, className)} {...rest} />;
}
