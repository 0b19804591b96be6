import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageState, MessageSummary, OfficeMessage } from '#contracts/messages.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { readList, useOfficeList, type OfficeList } from '../ui/office-table/office-list.ts';

const root = ['office', 'messages'] as const;

export const useMessages = (state: MessageState, search: string): OfficeList<MessageSummary> =>
  useOfficeList(['messages', 'list', state, search], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/messages', {
      query: { state, search, limit: String(limit), ...(cursor && { cursor }) },
      signal,
    }).then(readList<MessageSummary>),
  );

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/messages/:id', { params: { id }, signal }),
  });

export const staffNamesQuery = queryOptions({
  queryKey: [...root, 'staff'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/staff-names', { signal }),
  staleTime: 60_000,
});

/** After a change: the message as it is now, and the lists anew. */
function useShow() {
  const client = useQueryClient();
  return (message: OfficeMessage) => {
    client.setQueryData(messageQuery(message.id).queryKey, message);
    void client.invalidateQueries({ queryKey: [...root, 'list'] });
  };
}

interface Change {
  readonly assignedTo?: number | null;
  readonly done?: boolean;
}

/** Somebody else may have been first: then the message is shown as it is now, and one decides anew. */
export function useChangeMessage({ id, version }: OfficeMessage) {
  const client = useQueryClient();
  const show = useShow();
  return useMutation({
    mutationFn: (change: Change) =>
      officeCall('PATCH /api/admin/messages/:id', { params: { id }, body: { version, ...change } }),
    onSuccess: show,
    onError: (error) => {
      const meanwhile = hasCode(error, 'changed-meanwhile');
      if (meanwhile) void client.invalidateQueries({ queryKey: messageQuery(id).queryKey });
      toast({
        title: meanwhile ? 'Someone else changed this message first' : 'That was not saved',
        description: meanwhile ? 'Have a look at how it is now, and choose again.' : errorMessage(error),
        variant: 'destructive',
      });
    },
  });
}

export interface Answer {
  readonly body: string;
  readonly isNote: boolean;
  readonly done?: true;
}

/** Whoever was faster, here or the one who asked, is shown; what was typed stays. */
export function useAnswer({ id, version }: OfficeMessage) {
  const client = useQueryClient();
  const show = useShow();
  return useMutation({
    mutationFn: (body: Answer) =>
      officeCall('POST /api/admin/messages/:id/replies', { params: { id }, body: { version, ...body } }),
    onSuccess: show,
    onError: (error) => {
      if (!hasCode(error, 'changed-meanwhile')) return;
      void client.invalidateQueries({ queryKey: messageQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ['office', 'help'] });
    },
  });
}
