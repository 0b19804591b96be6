import type { ComponentProps } from 'react';
import { inputClass } from './input-class.ts';
import { LabelledControl, type LabelledControlProps } from './labelled-control.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'children' | keyof LabelledControlProps> &
  LabelledControlProps;

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <LabelledControl {...{ label, hint, error, className }}>
      {(control) => <textarea className={inputClass()} {...rest} {...control} />}
    </LabelledControl>
  );
}
