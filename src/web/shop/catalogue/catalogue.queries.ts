import { queryOptions } from '@tanstack/react-query';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { call } from '../../api/client.ts';

/** The four kits of the home page, in their fixed order. */
export const featuredQuery = queryOptions({
  queryKey: ['/api/products', 'featured'],
  queryFn: () => Promise.all(featuredSlugs.map((id) => call('GET /api/products/:id', { params: { id } }))),
});
