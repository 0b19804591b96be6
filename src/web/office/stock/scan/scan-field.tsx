import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { StockItem } from '#contracts/stock.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { findStock, suggestionQuery } from '../stock.queries.ts';
import { CameraScan } from './camera-scan.tsx';
import { ScanOptions } from './scan-options.tsx';
import styles from './scan-field.module.css';

interface ScanFieldProps {
  readonly label: string;
  /** `scanned`: by a scanner or in full, so that the next one may come at once; else picked by hand. */
  readonly onFind: (item: StockItem, scanned: boolean) => void;
}

/** A scanner types what it reads, a slug or an id, and presses Enter. People type a few letters and choose. */
export function ScanField({ label, onFind }: ScanFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string | null>(null);
  const search = typed.trim();
  const { data: options = [] } = useQuery(suggestionQuery(search));
  const isOpen = search !== '' && options.length > 0;

  function found(item: StockItem, scanned: boolean): void {
    setTyped('');
    setActive(-1);
    setProblem(null);
    onFind(item, scanned);
  }

  async function find(text: string): Promise<void> {
    try {
      found(await findStock(text.toLowerCase()), true);
    } catch (error) {
      const isUnknown = hasCode(error, 'product-unknown', 'nothing-here');
      setProblem(
        isUnknown ? `Nothing here is called “${text}”. Type part of its name and choose.` : errorMessage(error),
      );
      input.current?.select();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) found(chosen, false);
      else if (search !== '') void find(search);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + options.length + 1) % (options.length + 1));
    } else if (event.key === 'Escape') setTyped('');
  }

  return (
    <div className={styles.scan}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <Input
          ref={input}
          id={id}
          className={styles.input}
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Scan, or type a name"
          aria-expanded={isOpen}
          aria-controls={`${id}-options`}
          aria-activedescendant={isOpen && active >= 0 && active < options.length ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setProblem(null);
          }}
        />
        <CameraScan onRead={(text) => void find(text)} />
      </div>
      {isOpen && <ScanOptions id={id} options={options} active={active} onPick={(item) => found(item, false)} />}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
