import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface ListAnswer<T> {
  readonly items: readonly T[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
  /** How many match in all; null when nobody counted. */
  readonly total: number | null;
}

export interface ListAsk {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly signal: AbortSignal;
}

export interface OfficeList<T> {
  readonly rows: readonly T[];
  readonly total: number | null;
  readonly isLoading: boolean;
  /** Shown is what was asked for before; the new answer is on its way. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const pageSize = 100;

/** Reads what every list of the office answers: `{ items, next }`, and X-Total-Count. */
export async function readList<T>(response: Response): Promise<ListAnswer<T>> {
  const { items, next } = (await response.json()) as { items: T[]; next: string | null };
  const total = response.headers.get('x-total-count');
  return { items, next, total: total === null ? null : Number(total) };
}

/** A list in keyset pages. `key` names what is asked for; the rows before stay while another answer is on its way. */
export function useOfficeList<T>(
  key: readonly unknown[],
  fetchPage: (ask: ListAsk) => Promise<ListAnswer<T>>,
): OfficeList<T> {
  const query = useInfiniteQuery({
    queryKey: ['office', ...key],
    queryFn: ({ pageParam, signal }) => fetchPage({ cursor: pageParam ?? undefined, limit: pageSize, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  // The table keeps what it has worked out for as long as these are the same rows.
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  return {
    rows,
    total: pages?.[0]?.total ?? null,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}
