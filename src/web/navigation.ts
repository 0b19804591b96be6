import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';

/** A new screen starts at its top. Going back is left to the browser, which remembers the place. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  if (location.pathname !== before) scrollTo({ top: 0, behavior: 'instant' });
};

/** Moves the focus to the new screen's heading, or to the place its address names, so that a screen reader says where the visitor has arrived. */
export function useArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const target = named ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    named?.scrollIntoView();
  }, [pathname]);
}
