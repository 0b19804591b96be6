import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import { categories, maxCataloguePageSize } from '#domain/catalogue/catalogue.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { call } from '../../../api/client.ts';
import { mostUsed } from '../catalogue-params.ts';
import { facetsQuery, kindCountsQuery } from '../product-list.queries.ts';
import { commonFacts, toTablePart, type TablePart } from './table-part.ts';

type ListQuery = NonNullable<CallInput<Api['GET /api/products']>['query']>;

export interface PartsTableData {
  readonly parts: readonly TablePart[];
  readonly common: readonly string[];
}

const partsCategory = categories[2];

/** What the filters would leave; the typed text narrows the rows that are there and asks nothing. */
export const panelFacetsQuery = ({ search: _search, ...params }: CatalogueParams) => facetsQuery(params);

/** All parts of a kind at once, by value: the typed filter and the order by use are the browser's. */
export function partsTableQuery(kind: PartKind, { show: _show, search: _search, sort, ...filter }: CatalogueParams) {
  const order = sort === mostUsed || !sort ? 'value' : sort;
  const query = { ...filter, category: partsCategory, kind, sort: order, limit: String(maxCataloguePageSize) };
  return queryOptions({
    queryKey: ['/api/products', 'shelf', query],
    queryFn: async (): Promise<PartsTableData> => {
      const products = await call('GET /api/products', { query: query as ListQuery });
      return { parts: products.map((product) => toTablePart(product, kind)), common: commonFacts(products, kind) };
    },
  });
}

export async function loadPartsTable(queryClient: QueryClient, kind: PartKind, params: CatalogueParams): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(partsTableQuery(kind, params)),
    queryClient.ensureQueryData(kindCountsQuery),
    queryClient.ensureQueryData(panelFacetsQuery(params)),
  ]);
}

/** The most used first; equals keep the order of their values. */
export const byUse = (parts: readonly TablePart[]): readonly TablePart[] =>
  parts.toSorted((a, b) => b.usedInKits - a.usedInKits);
