import { useEffect, useEffectEvent } from 'react';

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
export function useCombobox({ input, listId, open, activeId, ...heard }: ComboboxState): void {
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
