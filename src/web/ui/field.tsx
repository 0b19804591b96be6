import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Labelled, type LabelledProps } from './labelled.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('input', className)} {...rest} />;
}

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | keyof LabelledProps> & LabelledProps;

export function Field({ label, labelHidden, hint, error, aside, className, ...rest }: FieldProps) {
  return (
    <Labelled {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => <Input {...rest} {...control} />}
    </Labelled>
  );
}
