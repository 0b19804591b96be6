import { Field } from '../../../ui/field/field.tsx';
import { LabelledControl } from '../../../ui/field/labelled-control.tsx';
import { Select } from '../../../ui/field/select.tsx';
import styles from './calculator-field.module.css';

interface CalculatorInputProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  numeric?: boolean;
}

/** The fault takes the place of the hint, so that nothing moves while someone types. */
export function CalculatorInput({ label, hint, error, value, onChange, numeric = false }: CalculatorInputProps) {
  return (
    <Field
      label={label}
      hint={error ? undefined : hint}
      error={error}
      quietError
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={numeric ? 'decimal' : 'text'}
      maxLength={20}
    />
  );
}

interface CalculatorSelectProps<Value extends string> {
  label: string | undefined;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** The colour that is chosen, as it looks on the part. */
  swatch?: string;
  onChange: (value: Value) => void;
}

export function CalculatorSelect<Value extends string>({
  label,
  value,
  options,
  swatch,
  onChange,
}: CalculatorSelectProps<Value>) {
  const field = (
    <LabelledControl label={label}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(options.find(([each]) => each === event.currentTarget.value)![0])}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </LabelledControl>
  );
  if (swatch === undefined) return field;
  return (
    <div className={styles.swatched}>
      {field}
      <svg className={styles.swatch} viewBox="0 0 10 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" height="6" fill={swatch} />
      </svg>
    </div>
  );
}
