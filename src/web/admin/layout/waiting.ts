import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many things wait behind an item of the navigation, by its address. */
export type Waiting = Readonly<Record<string, number>>;

/** Whoever knows the numbers (Today does) puts them here with `setQueryData`; the lamps follow. */
export const waitingQuery = queryOptions<Waiting>({
  queryKey: ['office', 'waiting'],
  queryFn: () => ({}),
  staleTime: Infinity,
  initialData: {},
});

export const useWaiting = (): Waiting => useQuery(waitingQuery).data;
