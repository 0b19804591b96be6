import { useQueries } from '@tanstack/react-query';
import { contentsQuery, productQuery } from '../../components/product/product.queries.ts';
import type { BoardBom } from './order-plan.ts';
import type { WantedBoard } from './wanted-boards.ts';

interface BoardBoms {
  readonly boms: readonly BoardBom[];
  /** All boards have come, but for those that failed. */
  readonly isWhole: boolean;
  /** A board that is not there, or did not come. */
  readonly failed: boolean;
}

/** The lists of all boards that are here by now, in their order. */
export function useBoardBoms(boards: readonly WantedBoard[]): BoardBoms {
  const products = useQueries({ queries: boards.map(({ slug }) => productQuery(slug)) });
  const contents = useQueries({
    queries: boards.map(({ slug }, at) => ({ ...contentsQuery(slug), enabled: Boolean(products[at]?.data) })),
  });
  const boms = boards.map(({ slug, count }, at): BoardBom | null => {
    const product = products[at]?.data;
    const lines = contents[at]?.data?.lines;
    if (!product || !lines) return null;
    const boardSlug = product.category === 'kit' ? (product.pairSlug ?? slug) : slug;
    return { slug, boardSlug, name: product.name, count, lines };
  });
  // A board that there is none of is answered with null.
  const failed = boards.map(
    (_, at) => products[at]?.data === null || Boolean(products[at]?.isError) || Boolean(contents[at]?.isError),
  );
  return {
    boms: boms.filter((bom) => bom !== null),
    isWhole: boms.every((bom, at) => bom !== null || failed[at]),
    failed: failed.includes(true),
  };
}
