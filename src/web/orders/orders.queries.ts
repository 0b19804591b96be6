import { queryOptions } from '@tanstack/react-query';
import { asUser } from '../accounts/as-user.ts';
import { personal } from '../accounts/user.queries.ts';
import { call } from '../api/client.ts';

export const ordersQuery = queryOptions({
  queryKey: ['/api/orders'],
  queryFn: ({ client }) => asUser(client, call('GET /api/orders')),
  meta: personal,
});
