import { useId, type ReactNode } from 'react';

interface FieldShellProps {
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
}

const describedBy = (id: string, { hint, error }: Omit<FieldShellProps, 'label'>): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

interface TextFieldProps extends FieldShellProps {
  value: string;
  onChange: (text: string) => void;
  numeric?: boolean;
}

/** The fault takes the place of the hint, so that nothing moves while someone types. */
export function CalculatorInput({ label, hint, error, value, onChange, numeric = false }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={numeric ? 'decimal' : 'text'}
        maxLength={20}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { ...(hint && { hint }), error })}
      />
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface CalculatorSelectProps<Value extends string> extends FieldShellProps {
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

export function CalculatorSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: CalculatorSelectProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input helper-select"
        value={value}
        onChange={(event) => onChange(options.find(([each]) => each === event.currentTarget.value)![0])}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
