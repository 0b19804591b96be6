import type { ComponentProps } from 'react';
import { chevronDown } from '../icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { Labelled, type LabelledProps } from './labelled.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | keyof LabelledProps> & LabelledProps;

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
    <Labelled {...{ label, hint, error, aside, className }}>
      {(control) => (
        <div className="select">
          <select className="input" {...rest} {...control}>
            {children}
          </select>
          <Icon shape={chevronDown} />
        </div>
      )}
    </Labelled>
  );
}
