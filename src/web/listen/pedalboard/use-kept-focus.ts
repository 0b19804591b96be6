import { useEffect, useRef, type RefObject } from 'react';

export type KeepFocus = (...selectors: readonly string[]) => void;

/**
 * Whoever moves a pedal or takes it off loses the button that was pressed. Said before such a change, it gives the focus
 * to the first of these that can be pressed afterwards, or else to the container.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): KeepFocus {
  const wanted = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = null;
    // A dialog that closed may have given it back already.
    if (!selectors || document.activeElement !== document.body) return;
    const found = selectors
      .map((selector) => container.current!.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element !== null);
    (found ?? container.current!).focus({ preventScroll: true });
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}
