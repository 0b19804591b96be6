import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { BenchSheet } from '#drawings/board-sheet/bench-sheet.ts';
import type { Product, ProductContents } from '#contracts/catalogue.ts';
import { call } from '../../api/client.ts';
import { contentsQuery, decodeProductId, productQuery } from '../../components/product/product.queries.ts';

/** A kit as the list of the bench shows it. */
export interface BenchKit {
  readonly slug: string;
  readonly name: string;
  readonly difficulty: string;
  /** Its board, soldered. */
  readonly boardUrl: string;
}

/** Only a board that was drawn has a sheet. */
function toBenchKit({ slug, name, difficulty, gallery }: Product): BenchKit[] {
  const board = gallery.find(({ imageUrl }) => imageUrl.startsWith('/art/board-soldered-'));
  return board ? [{ slug, name, difficulty, boardUrl: board.imageUrl }] : [];
}

export const benchKitsQuery = queryOptions({
  queryKey: ['/api/products', 'bench'],
  queryFn: async () =>
    (await call('GET /api/products', { query: { category: 'kit', limit: '500' } })).flatMap(toBenchKit),
});

export interface OpenedKit {
  readonly product: Product;
  readonly contents: ProductContents & { readonly bench: NonNullable<ProductContents['bench']> };
}

/** False: no such kit, or none that was drawn. */
export async function loadBenchKit(queryClient: QueryClient, id: string): Promise<boolean> {
  const slug = decodeProductId(id);
  if (!(await queryClient.ensureQueryData(productQuery(slug)))) return false;
  return (await queryClient.ensureQueryData(contentsQuery(slug))).bench !== undefined;
}

/** Undefined while it is fetched; null: no such kit. */
export function useBenchKit(id: string): OpenedKit | null | undefined {
  const slug = decodeProductId(id);
  const { data: product } = useQuery(productQuery(slug));
  const { data: contents } = useQuery({ ...contentsQuery(slug), enabled: Boolean(product) });
  if (product === null || (contents && !contents.bench)) return null;
  return product && contents?.bench ? { product, contents: { ...contents, bench: contents.bench } } : undefined;
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Its address names its content. */
export const sheetQuery = (url: string) =>
  queryOptions({
    queryKey: ['bench-sheet', url],
    queryFn: async () => (await (await fetchOk(url)).json()) as BenchSheet,
    staleTime: Infinity,
  });

/** The markup of the schematic, so that its wires can be lit. */
export const schematicQuery = (url: string) =>
  queryOptions({ queryKey: ['schematic', url], queryFn: async () => (await fetchOk(url)).text(), staleTime: Infinity });
