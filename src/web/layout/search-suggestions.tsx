import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Suggestions } from '#contracts/catalogue.ts';
import { call } from '../api/client.ts';
import { Price } from '../catalogue/price.tsx';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { arrowRight, magnifier } from '../ui/icon-shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Stage } from '../ui/stage.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { nextOption } from './suggestion-keys.ts';
import { useDelayed } from './use-delayed.ts';

const typingPauseMs = 120;

const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['/api/suggestions', text],
    // The signal ends a question whose answer nobody waits for any more.
    queryFn: ({ signal }) => call('GET /api/suggestions', { query: { q: text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

interface Option {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
  readonly className?: string;
}

/** Categories lead, for they are few; the search itself is always the last row. */
function optionsOf(text: string, found: Suggestions | undefined): Option[] {
  const { categories = [], products = [] } = found ?? {};
  return [
    ...categories.map(({ label, category, subcategory }) => ({
      key: `${category}/${subcategory}`,
      href: paths.products({ category, ...(subcategory && { subcategory }) }),
      content: (
        <>
          <Icon shape={arrowRight} />
          <span className="suggestion-name">{label}</span>
        </>
      ),
    })),
    ...products.map(({ slug, name, price, imageUrl, inStock }) => ({
      key: slug,
      href: paths.product(slug),
      content: (
        <>
          <Stage fit className="suggestion-stage">
            <img src={imageUrl} alt="" width={44} height={44} />
          </Stage>
          <span className="suggestion-name">
            {name}
            {!inStock && <span className="meta">Out of Stock</span>}
          </span>
          <Price amount={price} />
        </>
      ),
    })),
    {
      key: 'search',
      href: paths.products({ search: text }),
      className: 'suggestion-last',
      content: (
        <>
          <Icon shape={magnifier} />
          <span className="suggestion-name">Search for “{text}”</span>
        </>
      ),
    },
  ];
}

/** The search box becomes a combobox: the box keeps the focus, and the list is told which row is meant. */
function useComboboxAttributes(input: HTMLInputElement, listId: string, open: boolean, activeId: string | null): void {
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
  }, [input, listId, open, activeId]);
}

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Called when the visitor has left for what was suggested. */
  onLeave: () => void;
}

function empty(input: HTMLInputElement): void {
  input.value = '';
}

export function SearchSuggestions({ input, onLeave }: SearchSuggestionsProps): ReactNode {
  const listId = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const asked = useDelayed(text.trim(), typingPauseMs);
  const { data } = useQuery(suggestionsQuery(asked));

  const open = wanted && asked !== '' && data !== undefined;
  const options = open ? optionsOf(text.trim(), data) : [];
  const idOf = (index: number): string => `${listId}-${index}`;
  useComboboxAttributes(input, listId, open, open && active !== null ? idOf(active) : null);

  const close = (): void => {
    setWanted(false);
    setActive(null);
  };
  const choose = (href: string): void => {
    close();
    empty(input);
    setText('');
    navigate(href);
    onLeave();
  };

  const onInput = useEffectEvent(() => {
    setText(input.value);
    setWanted(input.value.trim() !== '');
    setActive(null);
  });
  const onBlur = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && open) {
      // This Escape closes the list; only the next one is for the box itself or for a menu around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      const chosen = active === null ? undefined : options[active];
      if (chosen) {
        event.preventDefault();
        choose(chosen.href);
      } else close();
    } else if (event.key === 'ArrowDown' && !open) setWanted(input.value.trim() !== '');
    else if (open) {
      const next = nextOption(event.key, active, options.length);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    }
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // What was typed while this code was on its way has not been heard.
    onInput();
    return () => stop.abort();
  }, [input]);

  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{open && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}</span>
      </VisuallyHidden>
      {open && (
        <ul className="suggestions" id={listId} role="listbox" aria-label="Suggestions">
          {options.map(({ key, href, content, className }, index) => (
            <li
              key={key}
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              className={classNames('suggestion', className)}
              // The box keeps the focus, so that its leaving means that the visitor has left.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(href)}
            >
              {content}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
