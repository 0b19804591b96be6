import { Lamp } from '../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import styles from './waiting-mark.module.css';
import { useQuery } from '@tanstack/react-query';
import type { Todo } from '#contracts/today.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { todoQuery } from '../today/today.queries.ts';

/** How many things wait behind an item of the navigation, by its address. */
const behind = (todo: Todo): Readonly<Record<string, number>> => ({
  [officePaths.orders]: todo.toConfirm.count + todo.toPack.count + todo.toRefund.count,
  [officePaths.quotes]: todo.quotes.count,
  [officePaths.messages]: todo.unanswered.count,
  [officePaths.stock]: todo.lowStock.count,
});

function useWaiting(href: string): number {
  const { data } = useQuery(todoQuery);
  return data ? (behind(data)[href] ?? 0) : 0;
}

/** A lamp and a number beside what waits for somebody. */
export function WaitingMark({ href }: { href: string }) {
  const count = useWaiting(href);
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <Lamp colour="amber" />
      <span className={styles.count}>{count}</span>
      <VisuallyHidden> to do</VisuallyHidden>
    </span>
  );
}
