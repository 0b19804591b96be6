import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { inputClass } from '../../../ui/field/input-class.ts';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { parseReading } from '../fault-search.ts';
import styles from './volts-form.module.css';

interface VoltsFormProps {
  place: string;
  onRead: (volts: number) => void;
}

/** The big field: one voltage, Enter, next. */
export function VoltsForm({ place, onRead }: VoltsFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const volts = parseReading(typed);
    if (volts === null) return setError('Type what the meter shows in volts, such as 0.61.');
    setError(undefined);
    setTyped('');
    onRead(volts);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          {`Volts at ${place}`}
        </label>
        <input
          id={id}
          className={inputClass(styles.volts)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <Button variant="primary" type="submit" className={styles.enter}>
          Enter
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </form>
  );
}
