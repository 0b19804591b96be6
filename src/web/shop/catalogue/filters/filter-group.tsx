import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** It has a line of the panel for itself. */
  wide?: boolean;
  children: ReactNode;
}

export function FilterGroup({ title, wide = false, children }: FilterGroupProps) {
  return (
    <fieldset className={classNames(styles.group, wide && styles.wide)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
