import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { nextOption } from './suggestion-keys.ts';
import { optionId, optionsOf, SuggestionList } from './suggestion-options.tsx';
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
  const asked = useDebounced(text, typingPauseMs);
  const { data } = useQuery(suggestionsQuery(asked));

  const open = wanted && asked !== '' && data !== undefined;
  const options = open ? optionsOf(text, data) : [];

  const show = (): void => {
    setText(input.value.trim());
    setWanted(input.value.trim() !== '');
    setActive(null);
  };
  const close = (): void => {
    setWanted(false);
    setActive(null);
  };
  const choose = (href: string): void => {
    close();
    empty(input);
    navigate(href);
    onLeave();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const chosen = active === null ? undefined : options[active];
    const next = open ? nextOption(event.key, active, options.length) : undefined;
    if (event.key === 'Escape' && open) {
      // This Escape closes the list; only the next one is for the box itself or for a menu around it.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && chosen) choose(chosen.href);
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
  useCombobox({ input, listId, open, activeId, onInput: show, onLeave: close, onKeyDown });

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {open && [data.absent, `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`].join(' ')}
        </span>
      </VisuallyHidden>
      {open && <SuggestionList id={listId} options={options} active={active} onChoose={choose} />}
    </>
  );
}
