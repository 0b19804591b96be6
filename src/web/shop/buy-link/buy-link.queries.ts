import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export const buyLinkQuery = (lines: string) =>
  queryOptions({
    queryKey: ['/api/buy-link', lines],
    queryFn: () => call('GET /api/buy-link', { query: { lines } }),
  });
