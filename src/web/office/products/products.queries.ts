import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminProduct, AdminProductSummary, ProductChange, ProductSort } from '#contracts/products.ts';
import { hasCode } from '../../api/error-message.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { useThing, type ThingKind } from '../ui/calls/use-thing.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';

export const productFilterNames = [
  'search',
  'category',
  'subcategory',
  'kind',
  'stock',
  'archived',
  'drafts',
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

const productThing: ThingKind<AdminProduct> = {
  keyOf: (id) => ['office', 'products', 'one', id],
  fetch: (id, signal) => officeCall('GET /api/admin/products/:id', { params: { id }, signal }),
  idOf: ({ id }) => id,
};

/** The product that an address names, by its id or by its slug. What is typed is not lost to a look at another window. */
export const useAdminProduct = (address: string) => useThing(productThing, address, { refetchOnWindowFocus: false });

/** The address of the file with what the list shows. */
export function exportUrl(filter: ProductFilterParams): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return `/api/admin/products.csv${query ? `?${query}` : ''}`;
}

/** After a change: the lists are asked again, and the product itself is known. */
export function useProductSaved(): (product?: AdminProduct) => Promise<void> {
  const client = useQueryClient();
  return async (product) => {
    if (product) client.setQueryData(productThing.keyOf(product.id), product);
    // A new slug may be one that led elsewhere.
    void client.invalidateQueries({ queryKey: ['office', 'id', 'office', 'products'], refetchType: 'none' });
    await client.invalidateQueries({
      queryKey: ['office', 'products'],
      predicate: ({ queryKey }) => queryKey[2] !== 'one' || !product,
    });
  };
}

/** Does something to the stock or to a field of one product in its row; what somebody else changed meanwhile is shown. */
function useRowChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  productOf: (answer: Answer) => AdminProduct | undefined,
) {
  const saved = useProductSaved();
  const client = useQueryClient();
  return async (input: Input): Promise<Answer> => {
    try {
      const answer = await change(input);
      await saved(productOf(answer));
      return answer;
    } catch (failure) {
      if (hasCode(failure, 'changed-meanwhile')) await saved();
      throw failure;
    } finally {
      void client.invalidateQueries({ queryKey: ['office', 'stock'] });
    }
  };
}

export const useProductChange = (id: string) =>
  useRowChange(
    (body: ProductChange) => officeCall('PATCH /api/admin/products/:id', { params: { id }, body }),
    (product) => product,
  );

/** Moves the stock by so many, whatever it is by now. */
export const useStockAdjustment = (id: string) =>
  useRowChange(
    (change: number) =>
      officeCall('POST /api/admin/stock/:id/adjust', { params: { id }, body: { change, reason: 'Taken back' } }),
    () => undefined,
  );
