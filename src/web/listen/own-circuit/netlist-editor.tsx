import { useId, useRef } from 'react';
import type { LineNote } from '#electronics/own-circuit/line-notes.ts';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field/input-class.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import styles from './netlist-editor.module.css';

interface NetlistEditorProps {
  netlist: string;
  problems: readonly LineNote[];
  warnings: readonly LineNote[];
  /** What is typed has not been read yet. */
  isWorking: boolean;
  /** What it comes to, when it can be played. */
  summary: string | null;
  onChange: (netlist: string) => void;
}

/** Where a line lies in the text. */
function lineRange(netlist: string, line: number): readonly [start: number, end: number] {
  const lines = netlist.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

function withOffer(netlist: string, { line, offer }: LineNote): string {
  const lines = netlist.split('\n');
  lines[line - 1] = lines[line - 1]!.replace(offer!.from, offer!.to);
  return lines.join('\n');
}

/** The netlist, and below it what is wrong with its lines. */
export function NetlistEditor({ netlist, problems, warnings, isWorking, summary, onChange }: NetlistEditorProps) {
  const id = useId();
  const notesId = `${id}-notes`;
  const field = useRef<HTMLTextAreaElement>(null);
  const select = (line: number): void => {
    field.current!.focus();
    field.current!.setSelectionRange(...lineRange(netlist, line));
  };
  const rows = (notes: readonly LineNote[], look: string | undefined) =>
    notes.map((note) => (
      <li key={`${note.line} ${note.text}`} className={look}>
        <TextButton onClick={() => select(note.line)}>Line {note.line}</TextButton>: {note.text}
        {note.offer && (
          <>
            {' '}
            <TextButton onClick={() => onChange(withOffer(netlist, note))}>Write {note.offer.to}</TextButton>
          </>
        )}
      </li>
    ));
  return (
    <section className={styles.editor} aria-label="Your netlist">
      <label htmlFor={id} className={styles.label}>
        Your netlist
      </label>
      <textarea
        ref={field}
        id={id}
        className={inputClass(styles.text)}
        rows={22}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        wrap="off"
        value={netlist}
        placeholder={'* a booster\nC1 IN b 100n\nR1 vcc b 430k\n…'}
        aria-describedby={notesId}
        {...(problems.length > 0 && { 'aria-invalid': true })}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={notesId} role="status" className={classNames(styles.notes, isWorking && styles.working)}>
        {problems.length === 0 && summary !== null && <p className={text.meta}>{summary}</p>}
        {problems.length > 0 && <ul className={styles.list}>{rows(problems, styles.problem)}</ul>}
        {warnings.length > 0 && <ul className={styles.list}>{rows(warnings, undefined)}</ul>}
      </div>
    </section>
  );
}
