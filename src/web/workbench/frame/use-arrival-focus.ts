import { useEffect, useRef, type RefObject } from 'react';

/**
 * A page that took the place of another after a press: what had the focus went with that, and the first heading of this
 * one takes it. A page that was just loaded leaves the focus at its start.
 */
export function useArrivalFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
    const heading = root.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return root;
}
