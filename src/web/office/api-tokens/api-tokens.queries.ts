import { queryOptions } from '@tanstack/react-query';
import type { Right } from '#domain/accounts/staff.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const apiTokensQuery = queryOptions({
  queryKey: ['office', 'tokens'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/tokens', { signal }),
});

/** A right in the words of what a program may do with it. */
export const rightWords: Readonly<Record<Right, string>> = {
  office: 'Search the office and see what waits',
  orders: 'Orders, returns and quotes',
  refunds: 'Refunds: what they ask for',
  books: 'Books and GST reports',
  stock: 'Stock',
  products: 'Products, pictures and imports',
  messages: 'Messages',
  customers: 'Customers',
  community: 'Reviews, questions and builds',
  newsletter: 'Newsletter and subscribers',
  settings: 'Settings and discounts',
  staff: 'Who works here',
  audit: 'Audit',
  jobs: 'Failed jobs',
  programs: 'Webhooks and tokens',
};
