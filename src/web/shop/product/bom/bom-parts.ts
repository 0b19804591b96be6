import type { BillLine } from '#contracts/catalogue.ts';
import { missingPacks } from '#domain/cart/board-parts.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';
import type { Paise } from '#domain/money/money.ts';

type SoldPart = NonNullable<BillLine['part']>;

export interface BomParts {
  /** Packs of each part in stock, for so many boards. */
  readonly toAdd: readonly { readonly product: SoldPart; readonly quantity: number }[];
  readonly total: Paise;
  readonly outOfStock: number;
  readonly notSold: number;
}

/** Packs of one part for so many boards, its pieces on all lines counted together. */
export function packsOf(lines: readonly BillLine[], boards: number): ReadonlyMap<string, number> {
  const pieces = new Map<string, { part: SoldPart; pieces: number }>();
  for (const { part, quantity } of lines)
    if (part) pieces.set(part.id, { part, pieces: (pieces.get(part.id)?.pieces ?? 0) + quantity });
  const parts = [...pieces.values()].map(({ part, pieces: count }) => ({
    partId: part.id,
    pieces: count,
    packSize: part.packSize,
    packsInCart: 0,
  }));
  return missingPacks([{ boards, parts }])[0]!;
}

/** What 'add all parts' adds and what it costs; the cart may hold some of it already. */
export function bomParts(lines: readonly BillLine[], boards: number): BomParts {
  const packs = packsOf(lines, boards);
  const parts = [...new Map(lines.flatMap(({ part }) => (part ? [[part.id, part] as const] : []))).values()];
  const toAdd = parts
    .filter(({ inStock }) => inStock)
    .map((product) => ({ product, quantity: packs.get(product.id) ?? 0 }));
  return {
    toAdd,
    total: cartSubtotal(toAdd),
    outOfStock: parts.length - toAdd.length,
    notSold: lines.filter(({ part }) => part === null).length,
  };
}
