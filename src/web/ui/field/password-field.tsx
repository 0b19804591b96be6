import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { Input } from './input.tsx';
import { LabelledControl } from './labelled-control.tsx';
import styles from './password-field.module.css';

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, aside, className, ...rest }: Omit<FieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <LabelledControl {...{ label, hint, error, aside, className }}>
      {(control) => (
        <div className={styles.password}>
          <Input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.eye}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </LabelledControl>
  );
}
