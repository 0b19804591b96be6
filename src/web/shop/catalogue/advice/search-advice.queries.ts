import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { call } from '../../../api/client.ts';
import { toCardProduct } from '../../../components/product-card/card-product.ts';

/** What a list of results does not say about the search it is for. */
export const searchAdviceQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/search-advice', search],
    queryFn: async () => {
      const { substitutes, ...advice } = await call('GET /api/search-advice', { query: { q: search } });
      return {
        ...advice,
        substitutes: substitutes.map(({ fit, product }) => ({ fit, product: toCardProduct(product) })),
      };
    },
  });

export async function loadSearchAdvice(queryClient: QueryClient, { search }: CatalogueParams): Promise<void> {
  // A list is worth showing without advice.
  if (search) await queryClient.prefetchQuery(searchAdviceQuery(search));
}
