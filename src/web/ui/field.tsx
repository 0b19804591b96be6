import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('input', className)} {...rest} />;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  /** The label is read aloud but not shown, for a field whose place says what it is. */
  labelHidden?: boolean;
  error?: string | undefined;
}

/** An input with its label and, when something is wrong, the sentence that says what. */
export function Field({ label, labelHidden, error, className, ...rest }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      <Input id={id} {...rest} {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })} />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
