import { useQuery } from '@tanstack/react-query';
import type { Todo } from '#contracts/today.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { todoQuery } from '../today/today.queries.ts';

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
