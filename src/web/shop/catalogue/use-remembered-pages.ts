import { useEffect } from 'react';

interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

const rememberedPages = (): number => Number((history.state as { pages?: unknown } | null)?.pages) || 1;

/**
 * Opens the next page of a list, and keeps in the history entry how many are open. The way back finds them in the
 * query cache; after a reload, which empties the cache, they are fetched again.
 */
export function useRememberedPages({ data, hasNextPage, isFetching, isError, fetchNextPage }: PagedList): () => void {
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    const isBehind = pageCount > 0 && pageCount < rememberedPages();
    if (isBehind && hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [pageCount, hasNextPage, isFetching, isError, fetchNextPage]);

  return () => {
    history.replaceState({ ...(history.state as object | null), pages: pageCount + 1 }, '');
    fetchNextPage();
  };
}
