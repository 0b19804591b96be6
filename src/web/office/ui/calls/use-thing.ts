import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Something that addresses name in two ways: by its id, and by a slug or a number. */
export interface ThingKind<T> {
  readonly keyOf: (id: string) => readonly unknown[];
  readonly fetch: (address: string, signal: AbortSignal) => Promise<T>;
  readonly idOf: (thing: T) => string;
}

interface Shown<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ThingOptions {
  readonly refetchOnWindowFocus?: boolean;
}

/**
 * What an address names, kept under its id alone: whoever changes it there changes what every screen shows, however one came
 * to it. Of the address only the id is remembered. Null: nothing is asked for.
 */
export function useThing<T>(
  { keyOf, fetch, idOf }: ThingKind<T>,
  address: string | null,
  options: ThingOptions = {},
): Shown<T> {
  const client = useQueryClient();
  const named = useQuery({
    queryKey: ['office', 'id', ...keyOf(address ?? '')],
    queryFn: async ({ signal }) => {
      const thing = await fetch(address!, signal);
      client.setQueryData(keyOf(idOf(thing)), thing);
      return idOf(thing);
    },
    enabled: address !== null,
    // A slug goes from one thing to another once in years.
    staleTime: 60_000,
  });
  const id = named.data;
  const thing = useQuery<T>({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => fetch(id!, signal),
    enabled: id !== undefined,
    ...options,
  });
  if (id !== undefined) return thing;
  return { data: undefined, error: named.error, isPending: named.isPending, refetch: named.refetch };
}
