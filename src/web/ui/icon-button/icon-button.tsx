import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

/** A button that shows only an icon, so it always carries its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return <button type={type} aria-label={label} className={classNames(styles.iconButton, className)} {...rest} />;
}
