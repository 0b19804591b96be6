import styles from './check-list.module.css';

interface CheckListProps<Name extends string> {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly label: string; readonly note?: string }[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: Name[]) => void;
}

/** Any number of a few, in the order in which they stand. */
export function CheckList<Name extends string>({ label, options, chosen, onChange }: CheckListProps<Name>) {
  const turn = (name: Name): void =>
    onChange(options.map((option) => option.name).filter((one) => chosen.includes(one) !== (one === name)));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ name, label: words, note }) => (
        <label key={name} className={styles.option}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => turn(name)} />
          <span>
            {words} {note && <span className={styles.note}>{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
