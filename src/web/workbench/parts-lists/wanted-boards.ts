import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { maxQuantity, readQuantity } from '#domain/cart/cart.ts';

/** A board that is to be built, so many times. */
export interface WantedBoard {
  readonly slug: string;
  readonly count: number;
}

export const maxBoards = 8;

const countIn = (text: string | null | undefined): number => Math.min(maxQuantity, readQuantity(text ?? '') ?? 1);

/** The board of the address first, then the others: '?count=2&also=fuzz-box:3'. */
export function boardsIn(slug: string, search: string): WantedBoard[] {
  const params = new URLSearchParams(search);
  const boards = new Map([[slug, countIn(params.get('count'))]]);
  for (const also of params.getAll('also')) {
    const [, other, count] = /^([a-z0-9-]{1,200})(?::(\d{1,3}))?$/.exec(also) ?? [];
    if (other !== undefined && !boards.has(other) && boards.size < maxBoards) boards.set(other, countIn(count));
  }
  return [...boards].map(([each, count]) => ({ slug: each, count }));
}

export function searchOf([first, ...others]: readonly WantedBoard[]): string {
  const params = new URLSearchParams();
  if (first && first.count > 1) params.set('count', String(first.count));
  for (const { slug, count } of others) params.append('also', count > 1 ? `${slug}:${count}` : slug);
  // A colon is fine in a query, and easier to read.
  const query = params.toString().replaceAll('%3A', ':');
  return query && `?${query}`;
}

/** Which boards the list is for stands in the address, so that a link shows the same. */
export function useWantedBoards(slug: string) {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const boards = useMemo(() => boardsIn(slug, search), [slug, search]);
  const setBoards = useCallback(
    (next: readonly WantedBoard[]) => navigate(`${pathname}${searchOf(next)}`, { replace: true }),
    [navigate, pathname],
  );
  return { boards, setBoards };
}
