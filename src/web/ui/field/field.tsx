import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import { Labelled, type LabelledProps } from './labelled.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | keyof LabelledProps> & LabelledProps;

export function Field({ label, labelHidden, hint, error, aside, className, ...rest }: FieldProps) {
  return (
    <Labelled {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => <Input {...rest} {...control} />}
    </Labelled>
  );
}
