import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Todo } from '#contracts/admin/today.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { officeCall } from '../ui/calls/office-call.ts';

const renewMs = 30_000;

/** What waits to be done; shared with Today, which shows it line by line. */
export const todoQuery = queryOptions({
  queryKey: ['office', 'todo'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/todo', { signal }),
  refetchInterval: renewMs,
});

/** How many things wait behind an item of the navigation, by its address. */
const behind = (todo: Todo): Readonly<Record<string, number>> => ({
  [officePaths.orders]: todo.toConfirm.count + todo.toPack.count + todo.toRefund.count,
  [officePaths.messages]: todo.unanswered.count,
  [officePaths.stock]: todo.lowStock.count,
});

export function useWaiting(href: string): number {
  const { data } = useQuery(todoQuery);
  return data ? (behind(data)[href] ?? 0) : 0;
}
