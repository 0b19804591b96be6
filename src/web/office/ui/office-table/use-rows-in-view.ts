import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OfficeList } from './office-list.ts';

/** Rows beyond the edges of the window, so that a quick scroll meets none that is empty. */
const overscan = 6;

/** Rows come and go as many at a time: between two such moments a scroll moves what is painted, and lays out nothing. */
export const block = 8;

/** The rows that are drawn for those in the window. */
export function drawnRows({ startIndex, endIndex, count }: Pick<Range, 'startIndex' | 'endIndex' | 'count'>): number[] {
  const first = Math.floor((startIndex - overscan) / block) * block;
  // The end follows the beginning, so that both change in one frame.
  const blocks = 1 + Math.ceil((endIndex - startIndex + 1 + 2 * overscan) / block);
  const from = Math.max(0, first);
  const to = Math.min(count, first + blocks * block);
  return Array.from({ length: to - from }, (_, place) => from + place);
}

/** What lies over the rows: the bars at the top, and the bulk bar with the tabs of a phone at the foot. */
const headPx = 96;
const footPx = 136;

/** How far from the end of what is loaded the next page is asked for. */
const aheadRows = 40;

/** Which rows are in the window, and the room of those above and below. Asks for more before the end is reached. */
export function useRowsInView<T>(list: OfficeList<T>, rowHeight: number) {
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, [list.rows.length]);
  // oxlint-disable-next-line react/incompatible-library -- it is read here alone, and nothing of it is memoised
  const virtualizer = useWindowVirtualizer({
    count: list.rows.length,
    estimateSize: () => rowHeight,
    rangeExtractor: drawnRows,
    scrollMargin: top,
    scrollPaddingStart: headPx,
    scrollPaddingEnd: footPx,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const isNearEnd = list.hasMore && last >= list.rows.length - aheadRows;
  const { loadMore } = list;
  useEffect(() => {
    if (isNearEnd) loadMore();
  });
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return { body, virtualizer, items, before: Math.max(0, before), after: Math.max(0, after) };
}
