import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Issue, IssueSummary } from '#contracts/newsletter.ts';
import { officeCall } from '../ui/calls/office-call.ts';

const root = ['office', 'newsletter'] as const;

const everyMs = 3000;

/** While something is being sent, the numbers move; the last mails are still to go when the issue counts as sent. */
const isOnItsWay = ({ status, waiting }: IssueSummary): boolean =>
  status === 'sending' || (status === 'sent' && waiting > 0);

export const overviewQuery = queryOptions({
  queryKey: [...root, 'overview'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/newsletter', { signal }),
  refetchInterval: ({ state }) => (state.data?.issues.some(isOnItsWay) ? everyMs : false),
});

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'issue', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/newsletter/issues/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? everyMs : false),
  });

export interface IssueText {
  readonly subject: string;
  readonly body: string;
}

function useShow() {
  const client = useQueryClient();
  return async (issue: Issue) => {
    client.setQueryData(issueQuery(issue.id).queryKey, issue);
    await client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
}

/** Null: a new one. */
export function useSaveIssue(before: Issue | null) {
  const show = useShow();
  return useMutation({
    mutationFn: (text: IssueText) =>
      before
        ? officeCall('PATCH /api/admin/newsletter/issues/:id', {
            params: { id: before.id },
            body: { ...text, version: before.version },
          })
        : officeCall('POST /api/admin/newsletter/issues', { body: text }),
    onSuccess: show,
  });
}

export function useMoveIssue() {
  const show = useShow();
  return useMutation({
    mutationFn: ({ issue: { id, version }, pause }: { issue: Issue; pause: boolean }) =>
      pause
        ? officeCall('POST /api/admin/newsletter/issues/:id/pause', { params: { id } })
        : officeCall('POST /api/admin/newsletter/issues/:id/send', { params: { id }, body: { version } }),
    onSuccess: show,
  });
}
