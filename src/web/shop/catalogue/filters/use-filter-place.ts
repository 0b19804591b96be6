import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';

/** What the entry of an open sheet has in the history. */
export interface SheetEntry {
  readonly filterSheet: number;
}

/** A choice on a sheet takes the place of the address; anywhere else it adds one. */
export const sheetOptions = (entry: SheetEntry | undefined) => (entry ? { replace: true, state: entry } : {});

/** Open filters stand in the page, or on a sheet over it, which has an entry and was opened on an address. */
type Opened =
  | { readonly place: 'panel' }
  | { readonly place: 'sheet'; readonly entry: SheetEntry; readonly on: string };

export type FilterPlace = Opened['place'];

/** Here the filters would push the first product out of sight. */
const smallScreen = '(width < 52rem)';

let sheets = 0;

const isAt = ({ filterSheet }: SheetEntry): boolean =>
  (history.state as Partial<SheetEntry> | null)?.filterSheet === filterSheet;

/**
 * Whether the filters are open, and where. A sheet has an entry in the history, so that the way back closes it instead of
 * leaving the list; what was chosen on it stays, and is one step of the history however many choices it took.
 */
export function useFilterPlace(params: CatalogueParams) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [, navigate] = useLocation();
  const path = paths.products(params);
  const sheet = opened?.place === 'sheet' ? opened : null;
  /** The address as the sheet has left it. The way back changes it before it is heard of here. */
  const chosen = useRef(path);
  useEffect(() => {
    if (sheet && isAt(sheet.entry)) chosen.current = path;
  }, [sheet, path]);

  useEffect(() => {
    if (!sheet) return undefined;
    const onPopState = (): void => {
      setOpened(null);
      if (chosen.current !== sheet.on) navigate(chosen.current);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [sheet, navigate]);

  const open = (): void => {
    if (!matchMedia(smallScreen).matches) return setOpened({ place: 'panel' });
    const entry = { filterSheet: ++sheets };
    history.pushState({ ...(history.state as object | null), ...entry }, '');
    return setOpened({ place: 'sheet', entry, on: path });
  };
  const close = (): void => {
    setOpened(null);
    if (sheet?.on === path) history.back();
  };
  return { place: opened?.place ?? null, entry: sheet?.entry, close, toggle: opened ? close : open };
}
