import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

export interface HighlightedNames {
  /** What is pointed at or has the focus, and else what was pressed. */
  readonly lit: readonly string[];
  readonly pinned: string | null;
  /** A press pins, a second one lets go. */
  readonly press: (name: string) => void;
  readonly point: (names: readonly string[]) => void;
  /** For a control that stands for these names, in the picture or in the list. */
  readonly handlersOf: (names: readonly string[]) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

const none: readonly string[] = [];

/** Which of the included things is lit, in the picture and in the list at the same time. */
export function useHighlightedNames(): HighlightedNames {
  const [pointed, setPointed] = useState(none);
  const [pinned, setPinned] = useState<string | null>(null);
  return {
    lit: pointed.length > 0 ? pointed : pinned === null ? none : [pinned],
    pinned,
    press: (name) => setPinned((before) => (before === name ? null : name)),
    point: setPointed,
    handlersOf: (names) => ({
      // A finger points nowhere before it presses.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setPointed(names),
      onPointerLeave: () => setPointed(none),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointed(names),
      onBlur: () => setPointed(none),
      onKeyDown: ({ key }) => {
        if (key !== 'Escape') return;
        setPinned(null);
        setPointed(none);
      },
    }),
  };
}
