import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Entry = readonly [QueryKey, unknown];

/** What was fetched, without times or failures, so that the same data gives the same bytes. */
export const readState = (client: QueryClient): Entry[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);

export function writeState(client: QueryClient, entries: readonly Entry[]): void {
  for (const [key, data] of entries) client.setQueryData(key, data);
}

/** JSON that can stand inside a script element. */
export const toInertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
