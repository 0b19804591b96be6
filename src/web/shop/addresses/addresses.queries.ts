import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewAddress } from '#contracts/addresses.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';

export const addressesQuery = queryOptions({
  queryKey: ['/api/addresses'],
  queryFn: ({ client }) => withSessionCheck(client, call('GET /api/addresses')),
  meta: personalMeta,
});

/** Saves a new address, or the changes of the one with this id. */
export function useSaveAddress(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAddress) =>
      withSessionCheck(
        queryClient,
        id === null
          ? call('POST /api/addresses', { body })
          : call('PATCH /api/addresses/:id', { params: { id }, body }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries(addressesQuery);
      toast({
        title: id === null ? 'Address added' : 'Address updated',
        description: 'Your address has been saved successfully.',
      });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to save address. Please try again.', variant: 'destructive' }),
  });
}

export function useDeleteAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withSessionCheck(queryClient, call('DELETE /api/addresses/:id', { params: { id } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries(addressesQuery);
      toast({ title: 'Address deleted' });
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
}
