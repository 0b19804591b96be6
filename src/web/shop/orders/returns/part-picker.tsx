import { useId, useState } from 'react';
import type { ClaimablePart } from '#contracts/returns.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import styles from './part-picker.module.css';

/** As many as stand there before somebody asks for all. */
const shownAtFirst = 12;

const isMeant = ({ name, refs }: ClaimablePart, words: string): boolean => {
  const wanted = words.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || refs.some((ref) => ref.toLowerCase() === wanted);
};

interface PartRowProps {
  readonly part: ClaimablePart;
  /** How many came with all kits of the line. */
  readonly most: number;
  /** Undefined: it is not chosen. */
  readonly count: number | undefined;
  readonly onChange: (count: number | undefined) => void;
}

const PartRow = ({ part: { name, note, imageUrl }, most, count, onChange }: PartRowProps) => (
  <li className={styles.part}>
    <label className={styles.name}>
      <input
        type="checkbox"
        checked={count !== undefined}
        onChange={({ target }) => onChange(target.checked ? 1 : undefined)}
      />
      <Stage className={styles.picture} fit>
        {imageUrl && <img src={imageUrl} width={660} height={770} alt="" loading="lazy" />}
      </Stage>
      <span>
        {name} <span className={text.meta}>{`${most}\u00A0×`}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
    {count !== undefined && most > 1 && (
      <QuantityStepper
        name={name}
        quantity={count}
        min={1}
        limit={most}
        onChange={(wanted) => onChange(Math.min(wanted, most))}
      />
    )}
  </li>
);

interface PartPickerProps {
  readonly known: readonly ClaimablePart[];
  /** How many kits were bought. */
  readonly bought: number;
  /** Pieces by the name of the part. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly problem: string | null;
  readonly onChange: (chosen: Readonly<Record<string, number>>) => void;
}

/** The kit's own list: what is missing or broken of it, and how many. What is chosen stays in sight. */
export function PartPicker({ known, bought, chosen, problem, onChange }: PartPickerProps) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(known.length <= shownAtFirst);
  const id = useId();
  const found = known.filter((part) => isMeant(part, words));
  const first = isWhole || words.trim() !== '' ? found : found.slice(0, shownAtFirst);
  const shown = known.filter((part) => first.includes(part) || chosen[part.name] !== undefined);
  const set = (name: string, count: number | undefined) => {
    const { [name]: _, ...others } = chosen;
    onChange(count === undefined ? others : { ...others, [name]: count });
  };
  return (
    <>
      {known.length > shownAtFirst && (
        <div className={styles.find}>
          <Field
            label="Find a part"
            placeholder="10u, R7, jack…"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {!isWhole && <Button onClick={() => setWhole(true)}>{`Show all ${known.length}`}</Button>}
        </div>
      )}
      <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
        <legend>
          <VisuallyHidden>Parts of this kit</VisuallyHidden>
        </legend>
        <ul className={styles.parts}>
          {shown.map((part) => (
            <PartRow
              key={part.name}
              part={part}
              most={part.quantity * bought}
              count={chosen[part.name]}
              onChange={(count) => set(part.name, count)}
            />
          ))}
        </ul>
        <p role="status">{found.length === 0 && 'No part of this kit is called that. Describe it below instead.'}</p>
      </fieldset>
      {problem && (
        <p className={styles.problem} id={id}>
          {problem}
        </p>
      )}
    </>
  );
}
