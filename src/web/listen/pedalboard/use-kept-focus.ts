import { useEffect, useRef, type RefObject } from 'react';

export type KeepFocus = (...selectors: readonly string[]) => void;

/**
 * Whoever moves a pedal or takes it off loses the button that was pressed. Said before such a change, it gives the focus
 * to the first of these that can be pressed afterwards, or else to the container. In a row that scrolls it is brought into view.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): KeepFocus {
  const wanted = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = null;
    if (!selectors) return;
    const found = selectors
      .map((selector) => container.current!.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element !== null);
    // A dialog that closed may have given it back already, and React may have moved the neighbours instead.
    if (document.activeElement === document.body) (found ?? container.current!).focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}
