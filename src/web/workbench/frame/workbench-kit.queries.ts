import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Product, ProductContents } from '#contracts/catalogue.ts';
import { call } from '../../api/client.ts';
import { contentsQuery, decodeProductId, productQuery } from '../../components/product/product.queries.ts';

/** A kit as the list of the bench shows it. */
export interface WorkbenchKit {
  readonly slug: string;
  readonly name: string;
  readonly difficulty: string;
  /** Its board, soldered. */
  readonly boardUrl: string;
}

/** Only a board that was drawn has a sheet. */
function toWorkbenchKit({ slug, name, difficulty, gallery }: Product): WorkbenchKit[] {
  const board = gallery.find(({ imageUrl }) => imageUrl.startsWith('/art/board-soldered-'));
  return board ? [{ slug, name, difficulty, boardUrl: board.imageUrl }] : [];
}

export const workbenchKitsQuery = queryOptions({
  queryKey: ['/api/products', 'bench'],
  queryFn: async () =>
    (await call('GET /api/products', { query: { category: 'kit', limit: '500' } })).flatMap(toWorkbenchKit),
});

export interface OpenedKit {
  readonly product: Product;
  readonly contents: ProductContents & { readonly bench: NonNullable<ProductContents['bench']> };
}

/** False: no such kit, or none that was drawn. */
export async function loadWorkbenchKit(queryClient: QueryClient, id: string): Promise<boolean> {
  const slug = decodeProductId(id);
  if (!(await queryClient.ensureQueryData(productQuery(slug)))) return false;
  return (await queryClient.ensureQueryData(contentsQuery(slug))).bench !== undefined;
}

/** Undefined while it is fetched; null: no such kit. */
export function useWorkbenchKit(id: string): OpenedKit | null | undefined {
  const slug = decodeProductId(id);
  const { data: product } = useQuery(productQuery(slug));
  const { data: contents } = useQuery({ ...contentsQuery(slug), enabled: Boolean(product) });
  if (product === null || (contents && !contents.bench)) return null;
  return product && contents?.bench ? { product, contents: { ...contents, bench: contents.bench } } : undefined;
}
