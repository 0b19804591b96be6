import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import type { OfficeReturn, OfficeReturnSummary } from '#contracts/office-returns.ts';
import { hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { useThing, type ThingKind } from '../ui/calls/use-thing.ts';
import type { ListParams } from '../ui/list-page/use-list-params.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';

export const filterNames = ['view', 'search', 'kind'] as const;
export type ReturnParams = ListParams<(typeof filterNames)[number]>;

type ListQuery = NonNullable<CallInput<Api['GET /api/admin/returns']>['query']>;

export const useReturnList = (params: ReturnParams) =>
  useOfficeList<OfficeReturnSummary>(['returns', params], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/returns', {
      query: { ...params, cursor, limit: String(limit) } as ListQuery,
      signal,
    }).then((response) => readList<OfficeReturnSummary>(response)),
  );

export const returnViewsQuery = queryOptions({
  queryKey: ['office', 'returns', 'views'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/returns/views', { signal }),
});

const returnThing: ThingKind<OfficeReturn> = {
  keyOf: (id) => ['office', 'return', id],
  fetch: (id, signal) => officeCall('GET /api/admin/returns/:id', { params: { id }, signal }),
  idOf: ({ id }) => id,
};

/** The return that an address names, by its id or by its number. */
export const useReturn = (address: string) => useThing(returnThing, address);

interface ReturnChangeOptions<Input> {
  readonly seen: OfficeReturn;
  readonly change: (input: Input, version: number) => Promise<OfficeReturn>;
  readonly done: string;
  /** What was typed has served its time. */
  readonly onDone?: () => void;
}

/**
 * Something is decided about a return by what was seen of it. If somebody else was faster, what it is now is fetched and shown,
 * and the refusal says so: nothing was done.
 */
export function useReturnChange<Input>({ seen, change, done, onDone }: ReturnChangeOptions<Input>) {
  const client = useQueryClient();
  const key = returnThing.keyOf(seen.id);
  return useMutation({
    mutationFn: (input: Input) => change(input, seen.version),
    onSuccess: (returned) => {
      client.setQueryData(key, returned);
      toast({ title: done });
      onDone?.();
    },
    onError: (error) => {
      if (hasCode(error, 'changed-meanwhile')) void client.invalidateQueries({ queryKey: key });
    },
    onSettled: () => {
      for (const name of ['returns', 'orders', 'order', 'todo', 'stock', 'history'])
        void client.invalidateQueries({ queryKey: ['office', name] });
    },
  });
}
