import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

/** A new screen starts at its top. Going back is left to the browser, which remembers the place. */
export const scrollToTopOnNavigation: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  if (location.pathname !== before) scrollTo({ top: 0, behavior: 'instant' });
};

/** Where the visitor was before; null until the first screen has come alive. */
let lastPathname: string | null = null;

/**
 * Moves the focus to the new screen's heading, or to the place its address names, so that a screen reader says where
 * the visitor has arrived. It runs inside the screen: before its code is there, there is no heading to find.
 */
export function useFocusOnNavigation(pathname: string): void {
  useEffect(() => {
    const isFirst = lastPathname === null;
    const isSame = lastPathname === pathname;
    lastPathname = pathname;
    if (isFirst || isSame) return;
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const target = named ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    named?.scrollIntoView();
  }, [pathname]);
}
