import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';

/** Open filters stand in the page, or on a sheet over it. */
export type FilterPlace = 'panel' | 'sheet';

/** Here the filters would push the first product out of sight. */
const smallScreen = '(width < 52rem)';

/**
 * Whether the filters are open, and where. A sheet has an entry in the history, so that the way back closes it instead of
 * leaving the list; what was chosen on it stays, and is one step of the history however many choices it took.
 */
export function useFilterPlace(params: CatalogueParams) {
  const [place, setPlace] = useState<FilterPlace | null>(null);
  const [, navigate] = useLocation();
  const path = paths.products(params);
  /** The address that a sheet was opened on. */
  const openedOn = useRef<string | null>(null);

  useEffect(() => {
    if (place !== 'sheet') return undefined;
    const onPopState = (): void => {
      const isChanged = openedOn.current !== path;
      openedOn.current = null;
      setPlace(null);
      if (isChanged) navigate(path);
    };
    // Before the router reads the address that the way back has led to.
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, [place, path, navigate]);

  const open = (): void => {
    if (!matchMedia(smallScreen).matches) return setPlace('panel');
    openedOn.current = path;
    history.pushState(history.state, '');
    return setPlace('sheet');
  };
  const close = (): void => {
    const isUnchanged = openedOn.current === path;
    openedOn.current = null;
    setPlace(null);
    if (isUnchanged) history.back();
  };
  return { place, close, toggle: place ? close : open };
}
