import { expect, it } from 'vitest';
import type { Todo } from '#contracts/today.ts';
import { countTodo, todoItems } from './todo-items.ts';

const nothing = { count: 0, oldestAt: null };
const todo: Todo = {
  toConfirm: nothing,
  toPack: { count: 5, oldestAt: '2026-01-02T04:30:00.000Z' },
  toRefund: nothing,
  unpaidEnding: nothing,
  lowStock: { count: 2, oldestAt: null },
  unanswered: nothing,
  returnsToAnswer: { count: 3, oldestAt: '2026-01-02T04:30:00.000Z' },
  returnsToRefund: nothing,
  community: nothing,
  quotes: nothing,
  failedJobs: nothing,
  deadWebhooks: nothing,
  strayPayments: nothing,
};

it('puts what waits before what does not, and says so in words', () => {
  const items = todoItems(todo, () => true);
  expect(items.map(({ count }) => count)).toEqual([5, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(items[1]).toMatchObject({ label: 'Returns and claims to answer', href: '/returns?view=to-answer' });
  expect(items[0]).toMatchObject({ label: 'To pack', lamp: 'amber', href: '/orders?view=to-pack' });
  expect(items[0]!.note).toMatch(/^The oldest came 2 Jan.*10:00 am$/);
  expect(items[3]).toMatchObject({ label: 'Nothing to confirm', note: null, lamp: 'off' });
  expect(countTodo(todo, () => true)).toBe(10);
});

it('tells nobody of what they may not open', () => {
  const may = (right: string) => right === 'orders';
  expect(todoItems(todo, may).map(({ name }) => name)).not.toContain('lowStock');
  expect(todoItems(todo, may).find(({ name }) => name === 'strayPayments')).toMatchObject({ href: '/payments' });
  expect(countTodo(todo, may)).toBe(8);
});
