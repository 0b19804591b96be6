import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewClass } from '#contracts/classroom.ts';
import { call } from '../../api/client.ts';
import { errorMessage, isRefusal } from '../../api/error-message.ts';
import { personalMeta } from '../../session/user.queries.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';
import { toast } from '../../toast/toast-store.ts';

/** How often the teacher's page asks; never while nobody sees it. */
const lookMs = 5_000;

export const classesQuery = queryOptions({
  queryKey: ['/api/classes'],
  queryFn: () => call('GET /api/classes'),
  meta: personalMeta,
  // Builders join meanwhile.
  staleTime: 0,
});

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/classes', id],
    queryFn: ({ client }) => withSessionCheck(client, call('GET /api/classes/:id', { params: { id } })),
    meta: personalMeta,
    // Without a network it fails at once, and the page says so.
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) => (data?.summary.endedAt || isRefusal(error) ? false : lookMs),
  });

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['/api/class-codes', code],
    queryFn: () => call('GET /api/class-codes/:code', { params: { code } }),
    staleTime: 0,
  });

export function useCreateClass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewClass) => call('POST /api/classes', { body }),
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: classesQuery.queryKey, exact: true }),
  });
}

/** What a teacher does to a class, and then sees. */
function useClassChange<Input>(id: string, run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Not later: by then the teacher may have thought better of it.
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: classesQuery.queryKey }),
    onError: (error) => {
      toast({ title: 'That didn’t work', description: errorMessage(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: classQuery(id).queryKey });
    },
  });
}

export const useEndClass = (id: string) =>
  useClassChange<void>(id, () => call('POST /api/classes/:id/end', { params: { id } }));

export const useHelped = (id: string) =>
  useClassChange(id, (pupilId: string) =>
    call('POST /api/classes/:id/pupils/:pupilId/helped', { params: { id, pupilId } }),
  );

export const useTakeOut = (id: string) =>
  useClassChange(id, (pupilId: string) => call('DELETE /api/classes/:id/pupils/:pupilId', { params: { id, pupilId } }));
