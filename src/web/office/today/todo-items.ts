import type { Todo, Waiting } from '#contracts/today.ts';
import type { OrderView } from '#domain/orders/order-views.ts';
import type { Right } from '#domain/accounts/staff.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { istMomentInSentence } from '../ui/when/ist.ts';

interface TodoKind {
  readonly name: keyof Todo;
  readonly label: string;
  /** What stands there when nothing waits. */
  readonly none: string;
  readonly lamp: LampColour;
  readonly href: string;
  /** Who may not go there, is not told of it. */
  readonly right: Right;
  readonly note: (oldest: string) => string;
}

const orders = (view: OrderView): string => `${officePaths.orders}?view=${view}`;

/** In the order in which they are done in a morning. Each leads to the list of just these. */
const kinds: readonly TodoKind[] = [
  {
    name: 'toConfirm',
    label: 'To confirm',
    none: 'Nothing to confirm',
    lamp: 'amber',
    href: orders('to-confirm'),
    right: 'orders',
    note: (oldest) => `Cash; the oldest came ${oldest}`,
  },
  {
    name: 'toPack',
    label: 'To pack',
    none: 'Nothing to pack',
    lamp: 'amber',
    href: orders('to-pack'),
    right: 'orders',
    note: (oldest) => `The oldest came ${oldest}`,
  },
  {
    name: 'toRefund',
    label: 'To refund',
    none: 'Nothing to refund',
    lamp: 'red',
    href: orders('to-refund'),
    right: 'orders',
    note: (oldest) => `Of an order from ${oldest}`,
  },
  {
    name: 'returnsToAnswer',
    label: 'Returns and claims to answer',
    none: 'Every return and claim is answered',
    lamp: 'amber',
    href: `${officePaths.returns}?view=to-answer`,
    right: 'orders',
    note: (oldest) => `The oldest came ${oldest}`,
  },
  {
    name: 'returnsToRefund',
    label: 'Returns to refund',
    none: 'No return waits for its money',
    lamp: 'red',
    href: `${officePaths.returns}?view=to-refund`,
    right: 'orders',
    note: (oldest) => `Asked for ${oldest}`,
  },
  {
    name: 'unpaidEnding',
    label: 'Unpaid, ending soon',
    none: 'No unpaid order ends soon',
    lamp: 'amber',
    href: orders('unpaid'),
    right: 'orders',
    note: (first) => `The first ends ${first}`,
  },
  {
    name: 'lowStock',
    label: 'Low on stock',
    none: 'Nothing is low on stock',
    lamp: 'amber',
    href: `${officePaths.stock}?view=low`,
    right: 'stock',
    note: () => 'Count or order more',
  },
  {
    name: 'unanswered',
    label: 'Messages to answer',
    none: 'Every message is answered',
    lamp: 'amber',
    href: officePaths.messages,
    right: 'messages',
    note: (oldest) => `The oldest came ${oldest}`,
  },
  {
    name: 'community',
    label: 'Reviews, questions, builds to look at',
    none: 'Everything people wrote was looked at',
    lamp: 'amber',
    href: officePaths.community,
    right: 'community',
    note: (oldest) => `The oldest came ${oldest}`,
  },
  {
    name: 'quotes',
    label: 'Quotes to price or answer',
    none: 'No quote waits for us',
    lamp: 'amber',
    href: officePaths.quotes,
    right: 'orders',
    note: (oldest) => `The oldest was asked ${oldest}`,
  },
  {
    name: 'strayPayments',
    label: 'Payments without an order',
    none: 'Every payment has its order',
    lamp: 'red',
    href: officePaths.payments,
    right: 'orders',
    note: (oldest) => `The oldest came ${oldest}`,
  },
  {
    name: 'failedJobs',
    label: 'Failed jobs',
    none: 'No failed jobs',
    lamp: 'red',
    href: officePaths.jobs,
    right: 'jobs',
    note: (oldest) => `Given up ${oldest}`,
  },
  {
    name: 'deadWebhooks',
    label: 'Events that didn’t arrive',
    none: 'Every event arrived',
    lamp: 'red',
    href: officePaths.webhooks,
    right: 'programs',
    note: (oldest) => `The oldest was given up ${oldest}`,
  },
];

export interface TodoItem {
  readonly name: string;
  readonly count: number;
  readonly label: string;
  readonly note: string | null;
  readonly lamp: LampColour;
  readonly href: string;
}

type May = (right: Right) => boolean;

/** What waits, and after it what does not. */
export function todoItems(todo: Todo, may: May): TodoItem[] {
  const items = kinds
    .filter(({ right }) => may(right))
    .map(({ name, label, none, lamp, href, note }) => {
      const { count, oldestAt }: Waiting = todo[name];
      const words =
        count === 0 ? { label: none, note: null } : { label, note: oldestAt && note(istMomentInSentence(oldestAt)) };
      return { name, count, href, lamp: count === 0 ? ('off' as const) : lamp, ...words };
    });
  return [...items.filter(({ count }) => count > 0), ...items.filter(({ count }) => count === 0)];
}

export const countTodo = (todo: Todo, may: May): number =>
  kinds.reduce((sum, { name, right }) => sum + (may(right) ? todo[name].count : 0), 0);
