import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFileDrop } from '../../ui/file-drop/use-file-drop.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { inputClass } from '../../ui/field/input-class.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './list-input.module.css';

const page = 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M10 9H8M16 13H8M16 17H8';

/** A list of two thousand lines is a tenth of this. */
const maxFileBytes = 1_000_000;

const example = `R1-R3 10k
R4 4k7
2x 100n film
C4 1uF
TL072
1N4148 x2
B100K pot
LED red 3mm
BC547`;

interface ListInputProps {
  text: string;
  /** Null while nothing was read. */
  lines: number | null;
  onChange: (text: string) => void;
  /** What was pasted before the page was alive. */
  onTyped: (text: string) => void;
}

/** Where a list is pasted, dropped or chosen as a file. */
export function ListInput({ text: pasted, lines, onChange, onTyped }: ListInputProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const takeTyped = useEffectEvent(() => onTyped(list.current?.value ?? ''));
  useEffect(() => takeTyped(), []);
  const take = async (dropped: File | undefined): Promise<void> => {
    if (!dropped) return;
    if (dropped.size > maxFileBytes) return setProblem('That file is larger than 1 MB. A bill as CSV is far smaller.');
    setProblem(null);
    onChange(await dropped.text());
  };
  const { isOver, place, field } = useFileDrop(([dropped]) => void take(dropped));
  return (
    <section aria-label="Your list" {...place}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          Your list
        </label>
        {pasted !== '' && lines !== null && (
          <span className={text.meta} role="status">
            {lines} {lines === 1 ? 'line' : 'lines'}
          </span>
        )}
      </div>
      <textarea
        ref={list}
        id={id}
        className={inputClass(styles.list)}
        rows={14}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        placeholder={'R1 4k7\n2x 100n film\nTL072'}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={classNames(styles.drop, isOver && styles.over)}>
        <Icon shape={page} />
        <span>
          Drop a CSV here, or <TextButton onClick={() => file.current?.click()}>choose a file</TextButton>
        </span>
      </p>
      <input ref={file} type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" hidden {...field} />
      {problem !== null && <p role="alert">{problem}</p>}
      {pasted === '' && (
        <p className={styles.example}>
          <TextButton onClick={() => onChange(example)}>Try an example</TextButton>
        </p>
      )}
    </section>
  );
}
