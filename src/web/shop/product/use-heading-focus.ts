import { useEffect, useRef } from 'react';

/** The heading of the skeleton had the focus and is gone; that of what was waited for takes it. */
export function useHeadingFocus(isLoading: boolean): void {
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    const hasArrived = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (!hasArrived || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isLoading]);
}
