import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

/** A bat switch with its words. */
export function Switch({ label, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classNames(styles.switch, className)}>
      <input type="checkbox" role="switch" {...rest} />
      {label}
    </label>
  );
}
