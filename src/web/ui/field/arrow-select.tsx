import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { chevronDown } from '../icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { Select } from './select.tsx';
import styles from './arrow-select.module.css';

/** A select with our own arrow, the same in every browser. The place brings the label. */
export function ArrowSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.box}>
      <Select className={classNames(styles.select, className)} {...rest} />
      <Icon shape={chevronDown} className={styles.arrow} />
    </span>
  );
}
