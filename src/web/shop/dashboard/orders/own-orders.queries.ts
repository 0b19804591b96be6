import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderCard } from '#contracts/own-orders.ts';
import { call, request } from '../../../api/client.ts';
import { ordersKey } from '../../orders/order.queries.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { withSessionCheck } from '../../../session/with-session-check.ts';

export const ordersPerPage = 10;

/** All orders, those that are on their way, or those of a year. */
export type OrderChoice = 'all' | 'on-the-way' | number;

export interface OrderFilter {
  readonly search: string;
  readonly choice: OrderChoice;
}

interface OrderPage {
  readonly orders: readonly OrderCard[];
  /** How many there are with this filter, on all pages. */
  readonly total: number;
}

async function fetchPage({ search, choice }: OrderFilter, offset: number): Promise<OrderPage> {
  const answer = await request('GET /api/orders', {
    query: {
      limit: String(ordersPerPage),
      ...(offset > 0 && { offset: String(offset) }),
      ...(search && { search }),
      ...(choice === 'on-the-way' && { show: choice }),
      ...(typeof choice === 'number' && { year: String(choice) }),
    },
  });
  return { orders: await answer.json(), total: Number(answer.headers.get('x-total-count')) };
}

const countOf = (pages: readonly OrderPage[]): number => pages.reduce((sum, { orders }) => sum + orders.length, 0);

export const ownOrdersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', filter],
    queryFn: ({ client, pageParam }) => withSessionCheck(client, fetchPage(filter, pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (countOf(pages) < total ? countOf(pages) : undefined),
    placeholderData: keepPreviousData,
    meta: personalMeta,
  });

export const orderCountsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: ({ client }) => withSessionCheck(client, call('GET /api/orders/counts')),
  meta: personalMeta,
});
