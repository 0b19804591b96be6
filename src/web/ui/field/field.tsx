import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import { LabelledControl, type LabelledControlProps } from './labelled-control.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | keyof LabelledControlProps> &
  LabelledControlProps;

export function Field({ label, labelHidden, hint, error, quietError, aside, className, ...rest }: FieldProps) {
  return (
    <LabelledControl {...{ label, labelHidden, hint, error, quietError, aside, className }}>
      {(control) => <Input {...rest} {...control} />}
    </LabelledControl>
  );
}
