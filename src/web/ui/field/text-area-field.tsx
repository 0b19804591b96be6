import type { ComponentProps } from 'react';
import { LabelledControl, type LabelledControlProps } from './labelled-control.tsx';
import styles from './field.module.css';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'children' | keyof LabelledControlProps> &
  LabelledControlProps;

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <LabelledControl {...{ label, hint, error, className }}>
      {(control) => <textarea className={styles.input} {...rest} {...control} />}
    </LabelledControl>
  );
}
