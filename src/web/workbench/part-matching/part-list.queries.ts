import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';

const partListQuery = queryOptions({
  queryKey: ['/api/parts'],
  queryFn: () => call('GET /api/parts'),
});

let indexed: { readonly list: object; readonly index: PartIndex } | null = null;

/** Every screen asks the same index, which is made once for a list. */
function indexOf(list: ConstructorParameters<typeof PartIndex>[0]): PartIndex {
  if (indexed?.list !== list) indexed = { list, index: new PartIndex(list) };
  return indexed.index;
}

interface PartIndexState {
  /** Undefined until the parts of the shop are here. */
  readonly index: PartIndex | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function usePartIndex(): PartIndexState {
  const { data, isError, refetch } = useQuery(partListQuery);
  return { index: data && indexOf(data), failed: isError, retry: () => void refetch() };
}
