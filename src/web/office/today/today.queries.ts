import { queryOptions } from '@tanstack/react-query';
import type { Period } from '#domain/office/periods.ts';
import { officeCall } from '../ui/calls/office-call.ts';

/** Today renews itself while somebody looks at it, and when they come back. */
const renewed = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

/** Shared with the navigation, whose lamps it lights. */
export const todoQuery = queryOptions({
  queryKey: ['office', 'todo'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/todo', { signal }),
  ...renewed,
});

export const salesQuery = (period: Period) =>
  queryOptions({
    queryKey: ['office', 'sales', period],
    queryFn: ({ signal }) => officeCall('GET /api/admin/sales', { query: { period }, signal }),
    placeholderData: (before) => before,
    ...renewed,
  });

export const atHandQuery = queryOptions({
  queryKey: ['office', 'at-hand'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/at-hand', { signal }),
  ...renewed,
});
