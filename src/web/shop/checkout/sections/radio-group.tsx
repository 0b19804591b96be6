import { useId, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './radio-group.module.css';

interface RadioOptionProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: ReactNode;
  /** What stands at the end of the first line, such as a fee. */
  aside?: ReactNode;
  /** More words below the label, read together with it. */
  children?: ReactNode;
}

/** One of several, as a row that can be pressed anywhere. */
export function RadioOption({ name, value, checked, onChoose, label, aside, children }: RadioOptionProps) {
  return (
    <label className={classNames(styles.option, checked && styles.checked)}>
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.head}>
          <b>{label}</b>
          {aside && <span className={styles.aside}>{aside}</span>}
        </span>
        {children}
      </span>
    </label>
  );
}

interface RadioGroupProps {
  label: string;
  /** The label is read aloud but not shown, where the heading above says the same. */
  labelHidden?: boolean;
  error?: string | undefined;
  children: ReactNode;
}

/** A group of choices of which one is needed. */
export function RadioGroup({ label, labelHidden = false, error, children }: RadioGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-labelledby={id}
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend id={id} className={labelHidden ? visibility.visuallyHidden : styles.legend}>
        {label}
      </legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
