import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import type { ListParams } from '../ui/list-page/use-list-params.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';

export const filterNames = ['view', 'kind'] as const;

type ListQuery = NonNullable<CallInput<Api['GET /api/admin/contributions']>['query']>;

export const useContributionList = (params: ListParams<(typeof filterNames)[number]>) =>
  useOfficeList<ModeratedContribution>(['community', params], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/contributions', {
      query: { ...params, cursor, limit: String(limit) } as ListQuery,
      signal,
    }).then((response) => readList<ModeratedContribution>(response)),
  );

export const communityViewsQuery = queryOptions({
  queryKey: ['office', 'community', 'views'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/contributions/views', { signal }),
});

export const contributionQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'contribution', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/contributions/:id', { params: { id }, signal }),
  });

/** By what was seen of it. If it was changed or reported meanwhile, what it is now is fetched and shown. */
export function useDecide({ id, version }: ModeratedContribution) {
  const client = useQueryClient();
  const { queryKey } = contributionQuery(id);
  return useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? officeCall('POST /api/admin/contributions/:id/show', { params: { id }, body: { version } })
        : officeCall('POST /api/admin/contributions/:id/hide', { params: { id }, body: { version, reason } }),
    onSuccess: (decided) => {
      client.setQueryData(queryKey, decided);
      toast({ title: decided.state === 'hidden' ? 'Hidden, and its author gets an email' : 'It stays' });
    },
    onError: (error) => {
      if (hasCode(error, 'changed-meanwhile')) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      for (const name of ['community', 'todo', 'audit']) void client.invalidateQueries({ queryKey: ['office', name] });
    },
  });
}
