import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery, WebhookEndpoint } from '#contracts/webhooks.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';

const root = ['office', 'webhooks'] as const;
/** While something is on its way, what became of it is asked for again. */
const askAgainMs = 2000;
/** What is due later than this is no matter of waiting for it. */
const soonMs = 60_000;

export const webhooksQuery = queryOptions({
  queryKey: root,
  queryFn: ({ signal }) => officeCall('GET /api/admin/webhooks', { signal }),
});

/** How many of the newest are shown. */
export const shownDeliveries = 100;

const isSoon = ({ state, dueAt }: WebhookDelivery): boolean =>
  state === 'waiting' && Date.parse(dueAt) - Date.now() < soonMs;

export const deliveriesQuery = ({ id, pausedAt }: WebhookEndpoint, deadOnly: boolean) =>
  queryOptions({
    queryKey: [...root, id, 'deliveries', deadOnly],
    queryFn: ({ signal }) => {
      const query = { limit: `${shownDeliveries}`, ...(deadOnly && { state: 'dead' as const }) };
      return officeCall('GET /api/admin/webhooks/:id/deliveries', { params: { id }, query, signal });
    },
    refetchInterval: ({ state: { data } }) => (pausedAt === null && data?.items.some(isSoon) ? askAgainMs : false),
  });

/** A press that changes something here: all of the screen is asked for again. */
export function useWebhookChange<Given, Made>(
  change: (given: Given) => Promise<Made>,
  { done, failed, onDone }: { done?: (made: Made) => string; failed?: string; onDone?: (made: Made) => void },
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (made) => {
      if (done) toast({ title: done(made) });
      onDone?.(made);
    },
    onError: (error) => {
      if (!failed || hasCode(error, 'password-needed')) return;
      toast({ title: failed, description: errorMessage(error), variant: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: root }),
  });
  const failure = mutation.error && !hasCode(mutation.error, 'password-needed') ? errorMessage(mutation.error) : null;
  return { ...mutation, failure };
}
