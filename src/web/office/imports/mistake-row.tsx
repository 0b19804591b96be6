import { useState } from 'react';
import type { ImportMistake } from '#contracts/imports.ts';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { Input } from '../../ui/field/input.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './mistake-row.module.css';

interface Props {
  readonly mistake: ImportMistake;
  /** Writes another value into the cell, and tries the file again. */
  readonly onUse: (value: string) => Promise<unknown>;
}

/** One mistake, with the field that puts it right. */
export function MistakeRow({ mistake, onUse }: Props) {
  const { row, column, product, value, sentence, suggestion } = mistake;
  const [text, setText] = useState(suggestion ?? value);
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      await onUse(text);
    } catch (failure) {
      toast({ title: `Row ${row} was not put right`, description: errorMessage(failure), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>{product}</td>
      <td>{column}</td>
      <td>
        <span className={styles.wrong}>{value === '' ? 'empty' : value}</span>
      </td>
      <td>{sentence}</td>
      <td>
        <form
          className={styles.fix}
          onSubmit={(event) => {
            event.preventDefault();
            void use();
          }}
        >
          <Input
            className={styles.field}
            aria-label={`${column} in row ${row}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" disabled={isBusy}>
            Use
          </Button>
        </form>
      </td>
    </tr>
  );
}
