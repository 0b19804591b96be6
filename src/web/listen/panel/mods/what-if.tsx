import { useRef, useState, type FormEvent } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Component } from '#electronics/component.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import text from '../../../ui/text/text.module.css';
import { changeable, devicesFor, toCircuitNotation } from '../part-values.ts';
import type { ByRef } from '#drawings/listen/sound.ts';
import styles from './what-if.module.css';

const nameOf = ({ ref, value }: Component): string => `${ref}, ${value}`;

/** 'Try 2K2, or 100n', in the writing of the part that is chosen. */
function hintFor(sheet: ListenSheet, component: Component): string {
  if (component.kind === 'resistor') return 'Such as 4K7 or 100K.';
  const devices = devicesFor(sheet, component).filter(([slug]) => slug !== component.part);
  return devices.length > 0
    ? `One of ${devices.map(([slug]) => slug.toUpperCase()).join(', ')}.`
    : 'Such as 22n or 1u.';
}

interface WhatIfProps {
  sheet: ListenSheet;
  swaps: ByRef<string>;
  onSwap: (ref: string, value: string | null) => void;
}

/** Any part of the board, with any value. */
export function WhatIf({ sheet, swaps, onSwap }: WhatIfProps) {
  const parts = changeable(sheet);
  const [ref, setRef] = useState(parts[0]!.ref);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const component = parts.find((part) => part.ref === ref)!;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const known = toCircuitNotation(sheet, component, value.trim());
    if (known === null) {
      setError(`That isn’t a value for ${ref}. ${hintFor(sheet, component)}`);
      return;
    }
    setError(undefined);
    setValue('');
    onSwap(ref, known);
  };
  return (
    <form className={styles.whatIf} onSubmit={onSubmit} noValidate>
      <h4>What if…</h4>
      <p className={text.meta}>Give almost any part on the board another value and hear it.</p>
      <div className={styles.row}>
        <SelectField
          label="Part"
          value={ref}
          onChange={(event) => {
            setRef(event.target.value);
            setError(undefined);
          }}
        >
          {parts.map((part) => (
            <option key={part.ref} value={part.ref}>
              {nameOf(part)}
            </option>
          ))}
        </SelectField>
        <Field
          ref={field}
          label="Value"
          value={value}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          hint={hintFor(sheet, component)}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" small>
        Hear it
      </Button>
      {Object.keys(swaps).length > 0 && (
        <ul aria-label="Changed parts">
          {Object.entries(swaps).map(([changed, to]) => (
            <li key={changed}>
              <span>
                {changed}: {to}
              </span>
              <Button
                variant="quiet"
                small
                aria-label={`Put ${changed} back to stock`}
                onClick={() => {
                  onSwap(changed, null);
                  // This button goes with the part it puts back.
                  field.current!.focus();
                }}
              >
                Stock
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
