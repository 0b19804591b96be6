import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewAddress } from '#contracts/addresses.ts';
import { asUser } from '../accounts/as-user.ts';
import { personal } from '../accounts/user.queries.ts';
import { call } from '../api/client.ts';
import { sentenceOf } from '../api/sentence-of.ts';
import { toast } from '../toast/toast-store.ts';

export const addressesQuery = queryOptions({
  queryKey: ['/api/addresses'],
  queryFn: ({ client }) => asUser(client, call('GET /api/addresses')),
  meta: personal,
});

/** Saves a new address, or the changes of the one with this id. */
export function useSaveAddress(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAddress) =>
      asUser(
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
    mutationFn: (id: string) => asUser(queryClient, call('DELETE /api/addresses/:id', { params: { id } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries(addressesQuery);
      toast({ title: 'Address deleted' });
    },
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
  });
}
