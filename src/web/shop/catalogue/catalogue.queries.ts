import { queryOptions } from '@tanstack/react-query';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { call } from '../../api/client.ts';
import { toCardProduct } from '../../components/product-card/card-product.ts';

/** The four kits of the home page, in their fixed order. */
export const featuredQuery = queryOptions({
  queryKey: ['/api/products', 'featured'],
  queryFn: async () => {
    const products = featuredSlugs.map((id) => call('GET /api/products/:id', { params: { id } }));
    return (await Promise.all(products)).map(toCardProduct);
  },
});
