import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminProduct, AdminProductSummary, ProductSort } from '#contracts/admin/products.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';

export const productFilterNames = [
  'search',
  'category',
  'subcategory',
  'kind',
  'stock',
  'archived',
  'pictures',
  'scheduled',
] as const;

export type ProductFilterParams = { readonly [Name in (typeof productFilterNames)[number]]?: string };

export const useProductList = (filter: ProductFilterParams, sort: ProductSort) =>
  useOfficeList<AdminProductSummary>(['products', 'list', filter, sort], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/products', {
      query: { ...(filter as object), sort, limit: String(limit), ...(cursor && { cursor }) },
      signal,
    }).then((answer) => readList<AdminProductSummary>(answer)),
  );

export const productCountsQuery = queryOptions({
  queryKey: ['office', 'products', 'counts'],
  queryFn: () => officeCall('GET /api/admin/products/counts'),
});

export const adminProductQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'products', 'one', id],
    queryFn: () => officeCall('GET /api/admin/products/:id', { params: { id } }),
  });

/** The address of the file with what the list shows. */
export function exportUrl(filter: ProductFilterParams): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return `/api/admin/products.csv${query ? `?${query}` : ''}`;
}

/** After a change: the lists are asked again, and the product itself is known. */
export function useProductSaved(): (product?: AdminProduct) => Promise<void> {
  const client = useQueryClient();
  return async (product) => {
    if (product) client.setQueryData(adminProductQuery(product.id).queryKey, product);
    await client.invalidateQueries({
      queryKey: ['office', 'products'],
      predicate: ({ queryKey }) => queryKey[2] !== 'one' || !product,
    });
  };
}
