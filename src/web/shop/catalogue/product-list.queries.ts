import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#contracts/api.ts';
import type { Product } from '#contracts/catalogue.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import { screenPageSize } from '#domain/catalogue/catalogue.ts';
import { call, request } from '../../api/client.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { toCardProduct, type CardProduct } from '../../components/product-card/card-product.ts';
import { mostUsed, pageCountOf } from './catalogue-params.ts';
import { toMixedPart, type TablePart } from './parts-table/table-part.ts';

type ListQuery = NonNullable<CallInput<Api['GET /api/products']>['query']>;

/** Parts among themselves are rows, everything else is cards. */
export type ListedProduct = CardProduct | TablePart;

export const isRow = (product: ListedProduct): product is TablePart => 'words' in product;

export interface ProductPage {
  readonly products: readonly ListedProduct[];
  /** Of the whole result, not of this page. */
  readonly total: number;
  readonly inStock: number;
}

async function fetchPage(query: ListQuery, offset: number): Promise<ProductPage> {
  const page = { limit: String(screenPageSize), offset: String(offset) };
  const answer = await request('GET /api/products', { query: { ...query, ...page } });
  const products = (await answer.json()) as Product[];
  return {
    products: products.map((product) => (query.category === 'parts' ? toMixedPart(product) : toCardProduct(product))),
    total: Number(answer.headers.get('x-total-count')),
    inStock: Number(answer.headers.get('x-in-stock-count')),
  };
}

/** The list of an address, page by page. It is kept as long as the window, for the way back from a product. */
export function productsQuery({ show: _pages, sort, ...filter }: CatalogueParams) {
  const query = { ...filter, ...(sort && sort !== mostUsed && { sort }) };
  return infiniteQueryOptions({
    queryKey: ['/api/products', 'list', query],
    queryFn: ({ pageParam }) => fetchPage(query as ListQuery, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: ProductPage, pages: ProductPage[]) => {
      const loaded = pages.reduce((count, page) => count + page.products.length, 0);
      return last.products.length > 0 && loaded < last.total ? loaded : undefined;
    },
    gcTime: Infinity,
  });
}

/** How many products each choice of a filter would give. */
export function facetsQuery({ show: _pages, sort: _sort, ...filter }: CatalogueParams) {
  return queryOptions({
    queryKey: ['/api/facets', filter],
    queryFn: () => call('GET /api/facets', { query: filter as ListQuery }),
  });
}

/** How many parts of each kind there are, whatever else is filtered; the menu asks the same. */
export const kindCountsQuery = facetsQuery({ category: 'parts' });

export async function loadCatalogue(queryClient: QueryClient, address: CatalogueParams): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData({ ...productsQuery(address), pages: pageCountOf(address) }),
    queryClient.ensureQueryData(facetsQuery(address)),
    address.category === 'parts' && queryClient.ensureQueryData(kindCountsQuery),
  ]);
}

/** The products of all pages. What moved from one page to the next between two answers is shown once. */
export function uniqueProducts(pages: readonly ProductPage[]): ListedProduct[] {
  const byId = new Map(pages.flatMap(({ products }) => products.map((product) => [product.id, product] as const)));
  return [...byId.values()];
}
