import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { Loudness } from '../fault-search.ts';
import styles from './listen-form.module.css';

const answers: readonly (readonly [Loudness, string])[] = [
  ['nothing', 'Nothing'],
  ['much-quieter', 'Much quieter'],
  ['quieter', 'Quieter'],
  ['right', 'As it should be'],
  ['louder', 'Louder'],
];

interface NoteProps {
  note: string;
  value: Loudness;
  onChange: (heard: Loudness) => void;
}

const Note = ({ note, value, onChange }: NoteProps) => (
  <fieldset className={styles.note}>
    <legend>{note}</legend>
    {answers.map(([answer, words]) => (
      <label key={answer}>
        <input type="radio" name={note} checked={value === answer} onChange={() => onChange(answer)} />
        {words}
      </label>
    ))}
  </fieldset>
);

/** What is heard at one point: a low and a high note, each against what should be there. */
export function ListenForm({ onHeard }: { onHeard: (heard: readonly [Loudness, Loudness]) => void }) {
  const [low, setLow] = useState<Loudness>('right');
  const [high, setHigh] = useState<Loudness>('right');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onHeard([low, high]);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Note note="Low notes" value={low} onChange={setLow} />
      <Note note="High notes, pick attack" value={high} onChange={setHigh} />
      <Button variant="primary" type="submit">
        Heard
      </Button>
    </form>
  );
}
