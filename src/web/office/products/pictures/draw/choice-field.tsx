import { SelectField } from '../../../../ui/field/select-field.tsx';

interface Props<Name extends string> {
  readonly label: string;
  readonly value: Name;
  /** As names, or with the words for each. */
  readonly options: readonly Name[] | Readonly<Record<Name, string>>;
  readonly onChoose: (name: Name) => void;
}

const inWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** One of a few names. */
export function ChoiceField<Name extends string>({ label, value, options, onChoose }: Props<Name>) {
  const entries: readonly (readonly [string, string])[] = Array.isArray(options)
    ? options.map((name: string) => [name, inWords(name)])
    : Object.entries<string>(options);
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value as Name)}>
      {entries.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
