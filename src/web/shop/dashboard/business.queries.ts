import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewBusinessDetails } from '#contracts/business.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';
import { toast } from '../../toast/toast-store.ts';

export const businessQuery = queryOptions({
  queryKey: ['/api/user/business'],
  queryFn: ({ client }) => withSessionCheck(client, call('GET /api/user/business')),
  meta: personalMeta,
});

export function useSaveBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewBusinessDetails) => withSessionCheck(queryClient, call('POST /api/user/business', { body })),
    onSuccess: (saved) => {
      queryClient.setQueryData(businessQuery.queryKey, saved);
      toast({ title: 'Business details saved', description: 'Your next checkout starts with them.' });
    },
  });
}

export function useRemoveBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withSessionCheck(queryClient, call('DELETE /api/user/business')),
    onSuccess: () => {
      queryClient.setQueryData(businessQuery.queryKey, { business: null });
      toast({ title: 'Business details removed' });
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
}
