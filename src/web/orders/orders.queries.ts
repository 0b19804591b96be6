import { queryOptions } from '@tanstack/react-query';
import { withSessionCheck } from '../accounts/with-session-check.ts';
import { personalMeta } from '../accounts/user.queries.ts';
import { call } from '../api/client.ts';

export const ordersQuery = queryOptions({
  queryKey: ['/api/orders'],
  queryFn: ({ client }) => withSessionCheck(client, call('GET /api/orders')),
  meta: personalMeta,
});
