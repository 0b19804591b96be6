import type { CartItem } from '#contracts/cart.ts';

export interface LineGroup {
  /** The id of the board; null: for none in particular. */
  readonly board: string | null;
  readonly name: string | null;
  readonly lines: readonly CartItem[];
}

/** The lines of each board with the board itself, in the order of the cart; what is for none comes last. */
export function groupByBoard(lines: readonly CartItem[]): LineGroup[] {
  const names = new Map(lines.flatMap(({ board }) => (board ? [[board.id, board.name]] : [])));
  const keyOf = ({ board, product }: CartItem): string | null =>
    board?.id ?? (names.has(product.id) ? product.id : null);
  return [...names.keys(), null].flatMap((key) => {
    const own = lines.filter((line) => keyOf(line) === key);
    // The board stands above its parts.
    const sorted = own.toSorted((a, b) => Number(b.product.id === key) - Number(a.product.id === key));
    return own.length > 0 ? [{ board: key, name: key === null ? null : names.get(key)!, lines: sorted }] : [];
  });
}
