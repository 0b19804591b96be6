import { useQueries } from '@tanstack/react-query';
import { contentsQuery, productQuery } from '../../components/product/product.queries.ts';
import type { BoardBill } from './order-plan.ts';
import type { WantedBoard } from './wanted-boards.ts';

interface BoardBills {
  readonly bills: readonly BoardBill[];
  /** All boards have come, but for those that failed. */
  readonly isWhole: boolean;
  /** A board that is not there, or did not come. */
  readonly failed: boolean;
}

/** The bills of all boards that are here by now, in their order. */
export function useBoardBills(boards: readonly WantedBoard[]): BoardBills {
  const products = useQueries({ queries: boards.map(({ slug }) => productQuery(slug)) });
  const contents = useQueries({
    queries: boards.map(({ slug }, at) => ({ ...contentsQuery(slug), enabled: Boolean(products[at]?.data) })),
  });
  const bills = boards.map(({ slug, count }, at): BoardBill | null => {
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
    bills: bills.filter((bill) => bill !== null),
    isWhole: bills.every((bill, at) => bill !== null || failed[at]),
    failed: failed.includes(true),
  };
}
