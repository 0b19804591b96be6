import type { ComponentProps } from 'react';
import { chevronDown } from '../icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { LabelledControl, type LabelledControlProps } from './labelled-control.tsx';
import { Select } from './select.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | keyof LabelledControlProps> & LabelledControlProps;

export function SelectField({
  label,
  hint,
  error,
  aside,
  className,
  children,
  ...rest
}: SelectFieldProps & Pick<ComponentProps<'select'>, 'children'>) {
  return (
    <LabelledControl {...{ label, hint, error, aside, className }}>
      {(control) => (
        <div className={styles.select}>
          <Select {...rest} {...control}>
            {children}
          </Select>
          <Icon shape={chevronDown} />
        </div>
      )}
    </LabelledControl>
  );
}
