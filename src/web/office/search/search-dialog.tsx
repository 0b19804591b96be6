import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { officeUrl } from '#domain/paths/office-paths.ts';
import { cross, magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { useMay } from '../ui/me/me.queries.ts';
import { choicesFor, type Choice } from './choices.ts';
import { SearchOptions } from './search-options.tsx';
import styles from './search-dialog.module.css';

function useFound(typed: string) {
  const q = typed.trim();
  return useQuery({
    queryKey: ['office', 'find', q],
    queryFn: ({ signal }) => officeCall('GET /api/admin/find', { query: { q }, signal }),
    enabled: q.length >= 2 && !q.startsWith('>'),
    placeholderData: keepPreviousData,
  });
}

/** Orders, products, people and actions from anywhere. The focus stays in the field; the arrows move the choice. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(typed);
  const { data, error } = useFound(asked);
  const may = useMay();
  const choices = choicesFor(typed, asked.trim().length >= 2 ? data : undefined, may);
  const current = Math.min(at, choices.length - 1);
  const listId = useId();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Closed before it leaves the page, so that the browser gives the focus back.
    return () => element.close();
  }, []);

  const choose = ({ href }: Choice, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => {
    onClose();
    if (ctrlKey || metaKey) window.open(officeUrl(href), '_blank', 'noopener');
    else navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setAt((current + step + choices.length) % choices.length);
    }
    const choice = choices[current];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      choose(choice, event);
    }
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Find or do anything"
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.query}>
        <Icon shape={magnifier} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={choices[current] ? `${listId}-${choices[current].id}` : undefined}
          aria-autocomplete="list"
          aria-label="Find orders, products, people and actions"
          placeholder="PK-1042, a name, an email, a part, an action"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
        <button className={styles.close} type="button" aria-label="Close" onClick={onClose}>
          <Icon shape={cross} />
        </button>
      </div>
      <SearchOptions {...{ listId, choices, current, typed }} onPoint={setAt} onChoose={choose} />
      {choices.length === 0 && (
        <p className={styles.nothing} role="status">
          {error ? 'The shop can’t be asked right now.' : `Nothing found for “${typed.trim()}”.`}
        </p>
      )}
      <p className={styles.foot}>
        <span>
          <kbd>Up</kbd> <kbd>Down</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> in a new tab
        </span>
        <span className={styles.end}>
          <b>&gt;</b> actions only
        </span>
      </p>
    </dialog>
  );
}
