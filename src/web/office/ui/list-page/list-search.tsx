import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../../ui/field/search-input.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import styles from './list-search.module.css';

/** As long as a pause between two words; the answer before is not waited for. */
const pauseMs = 250;

export interface ListSearchProps {
  /** What is looked for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** 'Number, name, email, phone, product' */
  readonly placeholder: string;
}

/** Finds while one types. The key / leads here. */
export function ListSearch({ value, onSearch, placeholder }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from elsewhere, by a view or by going back.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const form = useRef<HTMLFormElement>(null);
  useShortcuts([
    { keys: '/', label: 'Search', group: 'Lists', run: () => form.current?.querySelector('input')?.focus() },
  ]);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === value) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Who has opened something of the list meanwhile is not brought back to it.
      if (location.pathname !== pathname) return;
      setKnown(typed);
      latest.current(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <form
      ref={form}
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <SearchInput
        className={styles.input}
        label={placeholder}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
