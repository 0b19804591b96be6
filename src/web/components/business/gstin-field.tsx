import type { ChangeEvent } from 'react';
import { gstinLength, readGstin, type GstinReading } from '#domain/business/gstin.ts';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icon-shapes.ts';
import styles from './gstin-field.module.css';

/** Spaces and dashes between the signs are fine. */
const maxLength = 30;

/** What can be said while it is typed. What is wrong with it is the field's error. */
function sayingOf(reading: GstinReading): string | null {
  switch (reading.kind) {
    case 'empty':
      return 'With a GSTIN, your invoice lets you claim input tax credit.';
    case 'begun':
      return `${reading.length} of ${gstinLength} characters.${reading.state ? ` ${reading.state.name}.` : ''}`;
    case 'regular':
      return `GSTIN is well formed. Registered in ${reading.state.name}, PAN ${reading.pan}.`;
    case 'uin':
      return 'UN body or embassy number (UIN). We’ll print it on the invoice.';
    case 'wrong':
      return null;
  }
}

interface GstinFieldProps {
  readonly name: string;
  readonly value: string;
  /** What the form found when it was sent. */
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A tax number that is read sign by sign. It never says that a number is in use: only how it is built is known. */
export function GstinField({ name, value, error, onChange }: GstinFieldProps) {
  const reading = readGstin(value);
  const isWellFormed = reading.kind === 'regular' || reading.kind === 'uin';
  return (
    <Field
      label="GSTIN (optional)"
      className={styles.field}
      {...{ name, value, onChange, maxLength }}
      error={reading.kind === 'wrong' ? reading.sentence : error}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      hint={
        <>
          <span role="status" className={isWellFormed ? styles.good : styles.saying}>
            {isWellFormed && <Icon shape={check} />}
            {sayingOf(reading)}
          </span>
          <span className={styles.saying}>We check how the number is built, not whether it’s active.</span>
        </>
      }
    />
  );
}
