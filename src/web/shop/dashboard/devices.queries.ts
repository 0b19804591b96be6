import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { withSessionCheck } from '../../session/with-session-check.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';

export const devicesQuery = queryOptions({
  queryKey: ['/api/user/sessions'],
  queryFn: ({ client }) => withSessionCheck(client, call('GET /api/user/sessions')),
  meta: personalMeta,
});

/** Signs out one device, or all the others when none is named. */
export function useSignOutDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      withSessionCheck(
        queryClient,
        id === null ? call('DELETE /api/user/sessions') : call('DELETE /api/user/sessions/:id', { params: { id } }),
      ),
    onSuccess: async (_answer, id) => {
      await queryClient.invalidateQueries(devicesQuery);
      toast({ title: id === null ? 'Signed out everywhere else' : 'Device signed out' });
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
}
