import type { ComponentProps } from 'react';
import { Labelled, type LabelledProps } from './labelled.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'children' | keyof LabelledProps> & LabelledProps;

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(control) => <textarea className="input" {...rest} {...control} />}
    </Labelled>
  );
}
