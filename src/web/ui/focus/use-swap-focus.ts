import { useEffect, useRef, type RefObject } from 'react';

const controls = 'input:not([type="hidden"]), textarea, select, button, a[href]';

/**
 * For a place in which a press swaps what stands there. What was pressed goes with it and the focus would fall to the top of
 * the page: whatever has the ref then, or the first control in it, takes the focus. `shown` says what stands there.
 */
export function useSwapFocus<Element extends HTMLElement>(shown: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const root = place.current;
    const target = root?.matches(controls) ? root : root?.querySelector<HTMLElement>(controls);
    target?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
