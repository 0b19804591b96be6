import type { ComponentProps } from 'react';
import { ArrowSelect } from './arrow-select.tsx';
import { LabelledControl, type LabelledControlProps } from './labelled-control.tsx';

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
        <ArrowSelect {...rest} {...control}>
          {children}
        </ArrowSelect>
      )}
    </LabelledControl>
  );
}
