import styles from './segment.module.css';

interface SegmentProps<Name extends string> {
  /** What is chosen here: 'Width'. */
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly label: string }[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** One of a few, as buttons side by side; the chosen one is raised. */
export const Segment = <Name extends string>({ label, options, value, onChange }: SegmentProps<Name>) => (
  <div className={styles.segment} role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.name}
        className={styles.option}
        type="button"
        aria-pressed={option.name === value}
        onClick={() => onChange(option.name)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
