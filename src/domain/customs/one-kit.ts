import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { apportion } from '../money/rounding.ts';

/** The kit that a board and its whole bill make, as it would be declared. It is kept with an order. */
export interface KitBill {
  /** What the kit is called. */
  readonly name: string;
  /** What it is declared under. */
  readonly code: string;
  readonly origin: string;
  /** The product that is its board. */
  readonly boardId: string;
  /** Pieces of each part for one kit. */
  readonly parts: readonly { readonly productId: string; readonly pieces: number }[];
}

/** A line of a cart or an order, as far as its pieces count. */
export interface PieceLine {
  readonly productId: string;
  readonly quantity: number;
  /** How many pieces one of it has. */
  readonly packSize: number;
}

/** Pieces that there are so many of: the board is one of them. */
const needsOf = ({ boardId, parts }: KitBill): KitBill['parts'] => [{ productId: boardId, pieces: 1 }, ...parts];

export interface MadeKit<Bill extends KitBill = KitBill> {
  readonly bill: Bill;
  /** How many whole ones there are. */
  readonly quantity: number;
}

/**
 * How many whole kits some lines make. A piece serves one kit only: the bills take what there is in their order. A kit of which
 * anything is missing is none.
 */
export function wholeKits<Bill extends KitBill>(bills: readonly Bill[], lines: readonly PieceLine[]): MadeKit<Bill>[] {
  const spare = new Map<string, number>();
  for (const { productId, quantity, packSize } of lines) {
    spare.set(productId, (spare.get(productId) ?? 0) + quantity * packSize);
  }
  return bills.flatMap((bill) => {
    const needs = needsOf(bill);
    const quantity = Math.min(
      ...needs.map(({ productId, pieces }) => Math.floor((spare.get(productId) ?? 0) / pieces)),
    );
    if (quantity === 0) return [];
    for (const { productId, pieces } of needs) spare.set(productId, spare.get(productId)! - quantity * pieces);
    return [{ bill, quantity }];
  });
}

/** How many of the parts of a kit are not all there, for one of it. */
export function missingParts({ parts }: KitBill, lines: readonly PieceLine[]): number {
  const held = new Map(lines.map(({ productId, quantity, packSize }) => [productId, quantity * packSize]));
  return parts.filter(({ productId, pieces }) => (held.get(productId) ?? 0) < pieces).length;
}

/** So little is missing that it is worth saying: at most one part in four. */
export const isAlmostWhole = ({ parts }: KitBill, missing: number): boolean =>
  missing > 0 && missing * 4 <= parts.length;

/** What stands on one line of a customs form. */
export interface DeclaredLine {
  readonly description: string;
  readonly code: string;
  readonly origin: string;
  readonly quantity: number;
  /** Of all of it. */
  readonly netGrams: number;
  /** What was paid for all of it. */
  readonly value: Paise;
  /** It is declared as a kit that it was not bought as. */
  readonly isKit?: boolean;
}

interface DeclarableLine extends DeclaredLine, PieceLine {}

const nothing: readonly [number, Paise] = [0, toPaise(0)];

/** What of each line goes into each kit, and what is left of it, in pieces. */
function piecesByKit(
  kits: readonly MadeKit[],
  { productId, quantity, packSize }: PieceLine,
  taken: Map<string, number>,
) {
  let left = quantity * packSize;
  const used = kits.map(({ bill, quantity: count }) => {
    const need = needsOf(bill).find((one) => one.productId === productId);
    const key = `${bill.boardId} ${productId}`;
    const before = taken.get(key) ?? 0;
    const pieces = Math.min(left, (need?.pieces ?? 0) * count - before);
    taken.set(key, before + pieces);
    left -= pieces;
    return pieces;
  });
  return { used, left };
}

/**
 * What is declared of lines that hold whole kits: each kit as one thing, under its own code, and what its packs leave over under
 * the code of the part, since what exceeds an article is no part of it (rule 2 a of the Harmonised System, note VII). Values and
 * weights are shared out by pieces, and make what the lines made.
 */
export function declareKits(kits: readonly MadeKit[], lines: readonly DeclarableLine[]): DeclaredLine[] {
  const sums = kits.map(() => nothing);
  const taken = new Map<string, number>();
  const loose = lines.flatMap(({ productId, packSize, ...line }): DeclaredLine[] => {
    const { used, left } = piecesByKit(kits, { productId, packSize, quantity: line.quantity }, taken);
    if (used.every((pieces) => pieces === 0)) return [line];
    const values = apportion(line.value, [...used, left]);
    const grams = apportion(toPaise(line.netGrams), [...used, left]);
    used.forEach((_, index) => {
      const [weight, value] = sums[index]!;
      sums[index] = [weight + grams[index]!, addMoney(value, values[index]!)];
    });
    if (left === 0) return [];
    return [
      {
        ...line,
        description: `${line.description}: spare pieces`,
        quantity: left,
        netGrams: grams.at(-1)!,
        value: values.at(-1)!,
      },
    ];
  });
  const declared = kits.map(({ bill: { name, code, origin }, quantity }, index) => ({
    description: `${name} (unassembled kit)`,
    code,
    origin,
    quantity,
    netGrams: sums[index]![0],
    value: sums[index]![1],
    isKit: true,
  }));
  return [...declared, ...loose];
}
