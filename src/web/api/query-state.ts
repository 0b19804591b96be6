import type { QueryClient, QueryKey } from '@tanstack/react-query';

type QueryEntry = readonly [QueryKey, unknown];

/** What was fetched, without times or failures, so that the same data gives the same bytes. */
export const dehydrateQueries = (client: QueryClient): QueryEntry[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);

export function hydrateQueries(client: QueryClient, entries: readonly QueryEntry[]): void {
  for (const [key, data] of entries) client.setQueryData(key, data);
}

/** JSON that can stand inside a script element: no text in it can end the element. */
export const toScriptSafeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
