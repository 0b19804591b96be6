import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedReply } from '#contracts/messages.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const savedRepliesQuery = queryOptions({
  queryKey: ['office', 'messages', 'saved'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/saved-replies', { signal }),
});

interface Text {
  readonly title: string;
  readonly body: string;
}

/** Null: a new one. Whatever came of it, the list is asked for again. */
export function useSaveReply(before: SavedReply | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: Text) =>
      before
        ? officeCall('PATCH /api/admin/saved-replies/:id', {
            params: { id: before.id },
            body: { ...text, version: before.version },
          })
        : officeCall('POST /api/admin/saved-replies', { body: text }),
    onSettled: () => client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  });
}

export function useForgetReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => officeCall('DELETE /api/admin/saved-replies/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  });
}
