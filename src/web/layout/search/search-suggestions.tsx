import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { looksLikeList } from '#domain/parts-lists/looks-like-list.ts';
import { call } from '../../api/client.ts';
import { pastedListState } from '../../shell/pasted-list.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { nextOption } from './suggestion-keys.ts';
import { listOptions, optionId, optionsOf, SuggestionList, type SuggestionOption } from './suggestion-options.tsx';
import { useCombobox } from './use-combobox.ts';
import { useDebounced } from '../../ui/field/use-debounced.ts';

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
