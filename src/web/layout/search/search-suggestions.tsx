import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { looksLikeList } from '#domain/parts-lists/looks-like-list.ts';
import { call } from '../../api/client.ts';
import { pastedListState } from '../../shell/pasted-list.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { listOptions, optionId, optionsOf, SuggestionList, type SuggestionOption } from './suggestion-options.tsx';
import { useDebounced } from '../../ui/field/use-debounced.ts';

interface ComboboxState {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly open: boolean;
  /** The row that is meant, or null while the box itself is. */
  readonly activeId: string | null;
  readonly onInput: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a text box that stands already a combobox: the box keeps the focus, and says which row of its list is meant.
 * It does so from outside, since the box is there long before this code.
 */
function useCombobox({ input, listId, open, activeId, ...heard }: ComboboxState): void {
  const onInput = useEffectEvent(heard.onInput);
  const onPaste = useEffectEvent(heard.onPaste);
  const onLeave = useEffectEvent(heard.onLeave);
  const onKeyDown = useEffectEvent(heard.onKeyDown);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, open, activeId]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('paste', (event) => onPaste(event), { signal });
    input.addEventListener('blur', () => onLeave(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // What was typed while this code was on its way has not been heard.
    onInput();
    return () => stop.abort();
  }, [input]);
}

/**
 * Where a key moves in a list of suggestions. Beyond either end lies the box itself, which is null; a key that does
 * not move is undefined. Home and End stay with the text.
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (active === null) return 0;
      return active === last ? null : active + 1;
    case 'ArrowUp':
      if (active === null) return last;
      return active === 0 ? null : active - 1;
    default:
      return undefined;
  }
}

const typingPauseMs = 120;

const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['/api/suggestions', text],
    // The signal ends a question whose answer nobody waits for any more.
    queryFn: ({ signal }) => call('GET /api/suggestions', { query: { q: text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

function empty(input: HTMLInputElement): void {
  input.value = '';
}

interface PastedList {
  /** As it stands in the box. */
  readonly shown: string;
  readonly list: string;
}

const inOneLine = (list: string): string => list.trim().replace(/\s*[\r\n]+\s*/g, '; ');

/** The list with its lines, as long as nothing in the box was changed since. */
const asPasted = (text: string, pasted: PastedList | null): string =>
  pasted && text === pasted.shown.trim() ? pasted.list : text;

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Called when the visitor has left for what was suggested. */
  onLeave: () => void;
}

export function SearchSuggestions({ input, onLeave }: SearchSuggestionsProps): ReactNode {
  const listId = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const pasted = useRef<PastedList>(null);
  const asked = useDebounced(text, typingPauseMs);
  const { data } = useQuery(suggestionsQuery(looksLikeList(asked) ? '' : asked));

  const isList = looksLikeList(text);
  const open = wanted && (isList || (asked !== '' && data !== undefined));
  const options = !open ? [] : isList || !data ? listOptions(text) : optionsOf(text, data);

  const show = (): void => {
    const typed = input.value.trim();
    setText(typed);
    setWanted(typed !== '');
    // Enter reads a list; whoever wants to search for it goes one row down.
    setActive(looksLikeList(typed) ? 0 : null);
  };
  const close = (): void => {
    setWanted(false);
    setActive(null);
  };
  const choose = ({ href, isListReader }: SuggestionOption): void => {
    close();
    empty(input);
    navigate(href, isListReader ? { state: pastedListState(asPasted(text, pasted.current)) } : {});
    onLeave();
  };
  /** A box of one line would glue the lines of a list together and cut it off. */
  const paste = (event: ClipboardEvent): void => {
    const list = event.clipboardData?.getData('text/plain') ?? '';
    if (!looksLikeList(list)) return;
    event.preventDefault();
    const shown = inOneLine(list);
    input.setRangeText(shown, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
    pasted.current = { shown, list };
    show();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const chosen = active === null ? undefined : options[active];
    const next = open ? nextOption(event.key, active, options.length) : undefined;
    if (event.key === 'Escape' && open) {
      // This Escape closes the list; only the next one is for the box itself or for a menu around it.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'ArrowDown' && !open) show();
    else if (next !== undefined) setActive(next);
    else {
      // Everything else is for the box; its own Enter searches, and leaves nothing to suggest.
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };

  const activeId = open && active !== null ? optionId(listId, active) : null;
  useCombobox({ input, listId, open, activeId, onInput: show, onPaste: paste, onLeave: close, onKeyDown });

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {open &&
            [!isList && data?.absent, `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`]
              .filter(Boolean)
              .join(' ')}
        </span>
      </VisuallyHidden>
      {open && <SuggestionList id={listId} options={options} active={active} onChoose={choose} />}
    </>
  );
}
