import { useState } from 'react';
import { carriers } from '#domain/orders/carriers.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

const key = 'office-carrier';
const other = '';

/** Who carried the last parcel usually carries the next. */
export const defaultCarrier = (): string => {
  try {
    return localStorage.getItem(key) ?? carriers[0]!.id;
  } catch {
    return carriers[0]!.id;
  }
};

function remember(carrier: string): void {
  try {
    localStorage.setItem(key, carrier);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

interface CarrierFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (carrier: string) => void;
}

/** A carrier of the list, or another one by its name. */
export function CarrierField({ label, value, onChange }: CarrierFieldProps) {
  const isKnown = carriers.some(({ id }) => id === value);
  const [isOther, setOther] = useState(!isKnown);
  const choose = (carrier: string) => {
    setOther(carrier === other);
    if (carrier !== other) remember(carrier);
    onChange(carrier);
  };
  return (
    <>
      <SelectField label={label} value={isOther ? other : value} onChange={({ target }) => choose(target.value)}>
        {carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={other}>Another one…</option>
      </SelectField>
      {isOther && (
        <Field label="Its name" value={value} maxLength={60} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  );
}
