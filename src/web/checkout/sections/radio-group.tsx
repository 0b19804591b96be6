import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field/labelled-control.tsx';
import visibility from '../../ui/visibility/visibility.module.css';

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
    <label className={classNames('choice', checked && 'choice-on')}>
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className="choice-words">
        <span className="choice-head">
          <b>{label}</b>
          {aside && <span className="choice-aside">{aside}</span>}
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
      className="choices"
      role="radiogroup"
      aria-labelledby={id}
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend id={id} className={classNames(labelHidden && visibility.visuallyHidden)}>
        {label}
      </legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
