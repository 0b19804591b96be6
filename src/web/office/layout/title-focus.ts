import { useEffect } from 'react';

let lastPathname: string | null = null;

/** After a navigation the focus is on the screen's heading, so that a screen reader says where one has arrived. */
export function useTitleFocus(pathname: string): void {
  useEffect(() => {
    const isFirst = lastPathname === null;
    const isSame = lastPathname === pathname;
    lastPathname = pathname;
    if (isFirst || isSame) return;
    document.querySelector<HTMLElement>('header h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
