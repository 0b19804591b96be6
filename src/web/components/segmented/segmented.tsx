import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import { CoveringRadio } from './covering-radio.tsx';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen, for those who do not see it. */
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
  onMat?: boolean;
  className?: string | undefined;
}

/** Two or three radio buttons side by side, a lamp on the chosen one. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, onMat = false, className } = props;
  const name = useId();
  return (
    <fieldset className={classNames(styles.segmented, onMat && styles.onMat, className)}>
      <legend className={visibility.visuallyHidden}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <CoveringRadio name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
