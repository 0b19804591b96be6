import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './radio-cards.module.css';

interface RadioCardsProps<Name extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly name: Name;
    readonly label: string;
    readonly note: string;
    readonly disabled?: boolean | undefined;
  }[];
  /** Null: none yet. */
  readonly value: Name | null;
  /** One below the other: their words are long. */
  readonly stacked?: boolean;
  readonly onChange: (name: Name) => void;
}

/** One of a few, each with a word on what it is. */
export function RadioCards<Name extends string>({ label, options, value, stacked, onChange }: RadioCardsProps<Name>) {
  const group = useId();
  return (
    <fieldset className={classNames(styles.group, stacked && styles.stacked)}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.name} className={styles.card}>
          <input
            type="radio"
            name={group}
            checked={option.name === value}
            disabled={option.disabled}
            onChange={() => onChange(option.name)}
          />
          <span>
            <b>{option.label}</b> <span className={styles.note}>{option.note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
