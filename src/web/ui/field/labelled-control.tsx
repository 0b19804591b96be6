import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visibility/visually-hidden.tsx';
import styles from './labelled-control.module.css';

const warning = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.3v.2';

interface FieldErrorProps {
  id?: string;
  /** Without a sign and not read out at once, for what comes and goes with the typing. */
  quiet?: boolean | undefined;
  children: string;
}

/** The sentence that says what is wrong. */
export const FieldError = ({ id, quiet = false, children }: FieldErrorProps) => (
  <p className={styles.error} id={id} role={quiet ? undefined : 'alert'}>
    {!quiet && <Icon shape={warning} />}
    <span>{children}</span>
  </p>
);

export interface LabelledControlProps {
  label: ReactNode;
  /** The label is read aloud but not shown, for a field whose place says what it is. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** The error comes and goes with the typing, and is not read out at once. */
  quietError?: boolean | undefined;
  /** A small link or button at the end of the label's line. It comes after the control for the Tab key. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** What the control needs so that assistive technology finds its label, its hint and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** A control with its label and, when something is wrong, the sentence that says what. */
export function LabelledControl({
  label,
  labelHidden,
  hint,
  error,
  quietError,
  aside,
  className,
  children,
}: LabelledControlProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = classNames(error && errorId, Boolean(hint) && hintId);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} {...(labelHidden && { className: styles.hiddenLabel })}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
      })}
      {aside && <div className={styles.aside}>{aside}</div>}
      {error && (
        <FieldError id={errorId} quiet={quietError}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
