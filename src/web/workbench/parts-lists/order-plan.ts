import type { BillLine, ListedPart } from '#contracts/catalogue.ts';
import { cheapestPacks } from '#domain/workbench/needs/cheapest-packs.ts';
import { spendStash, type SpentLine, type StandIn } from '#domain/workbench/needs/spend-stash.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { fromDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { sameParts, standInsFor } from '#domain/part-matching/stand-ins.ts';

/** A board that somebody wants to build, so many times. */
export interface BoardBom {
  readonly slug: string;
  /** The bare board of a kit; lines of the cart stand with it. */
  readonly boardSlug: string;
  readonly name: string;
  readonly count: number;
  readonly lines: readonly BillLine[];
}

/** What is bought of one part, for all boards together; the first board that lacks it gets the packs. */
export interface Purchase {
  readonly part: ListedPart;
  readonly board: number;
  readonly packs: readonly { readonly product: ListedPart; readonly quantity: number }[];
  /** Pieces left over once every board is built. */
  readonly spare: number;
  /** Pieces that cannot be had. */
  readonly short: number;
  readonly paise: Paise;
  /** Bought in its place while it is out of stock. */
  readonly instead: StandIn | null;
}

export interface PlanLine extends Omit<SpentLine, 'part'> {
  readonly part: ListedPart;
  readonly refs: readonly string[];
}

interface BoardPlan extends BoardBom {
  readonly plan: readonly PlanLine[];
  /** What is not sold on its own. */
  readonly notSold: readonly BillLine[];
}

export interface OrderPlan {
  readonly boards: readonly BoardPlan[];
  /** By the slug of the part that is needed. */
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly total: Paise;
}

interface PlanInput {
  readonly boards: readonly BoardBom[];
  readonly index: PartIndex;
  readonly stash: ReadonlyMap<string, number>;
  /** Pieces in the cart. */
  readonly cart: ReadonlyMap<string, number>;
  /** Parts of which the real one is wanted, by slug. */
  readonly real: ReadonlySet<string>;
}

/** Each part of a board once: a resistor of the lamp may be on a line of its own. */
function partsOf({ lines, count }: BoardBom, index: PartIndex) {
  const parts = new Map<ListedPart, { pieces: number; refs: string[] }>();
  for (const { part, quantity, refs } of lines) {
    const listed = part && index.bySlug.get(part.slug);
    if (!listed) continue;
    const known = parts.get(listed) ?? { pieces: 0, refs: [] };
    parts.set(listed, { pieces: known.pieces + quantity * count, refs: [...known.refs, ...refs] });
  }
  return [...parts].map(([part, rest]) => ({ part, ...rest }));
}

/** The shop, with what is in the cart or planned already: a pack can be bought once. */
interface ShopParts {
  readonly index: PartIndex;
  /** Packs, by slug. */
  readonly taken: Map<string, number>;
}

const offersOf = (part: ListedPart, { index, taken }: ShopParts) =>
  sameParts(part, index.bySlug.values()).map((product) => ({
    id: product.slug,
    packSize: product.packSize,
    pricePaise: fromDecimal(product.price),
    limit: Math.max(0, quantityLimit(product) - (taken.get(product.slug) ?? 0)),
  }));

const isToHave = (part: ListedPart, index: PartIndex): boolean =>
  quantityLimit(part) > 0 || sameParts(part, index.bySlug.values()).some((product) => quantityLimit(product) > 0);

/** What is bought in place of a part that is out of stock. */
function insteadOf(part: ListedPart, shop: ShopParts): StandIn | null {
  const { bySlug } = shop.index;
  if (isToHave(part, shop.index)) return null;
  const isLeft = (slug: string): boolean => offersOf(bySlug.get(slug)!, shop).some(({ limit }) => limit > 0);
  return standInsFor(part, bySlug.values()).find((each) => isLeft(each.part)) ?? null;
}

function purchaseOf(part: ListedPart, lack: number, board: number, shop: ShopParts): Purchase {
  const { bySlug } = shop.index;
  const instead = insteadOf(part, shop);
  const bought = cheapestPacks(offersOf(instead ? bySlug.get(instead.part)! : part, shop), lack);
  for (const [slug, quantity] of bought.packs) shop.taken.set(slug, (shop.taken.get(slug) ?? 0) + quantity);
  return {
    part,
    board,
    packs: [...bought.packs].map(([slug, quantity]) => ({ product: bySlug.get(slug)!, quantity })),
    spare: Math.max(0, bought.pieces - lack),
    short: Math.max(0, lack - bought.pieces),
    paise: toPaise(bought.paise),
    instead,
  };
}

/** What in the cart does for a part: other packs of it, and what stands in while it is out of stock. */
function inCartFor(part: ListedPart, cart: readonly ListedPart[], index: PartIndex): string[] {
  const same = sameParts(part, cart).map(({ slug }) => slug);
  return isToHave(part, index) ? same : [...same, ...standInsFor(part, cart).map((each) => each.part)];
}

/** What boards need, what of it is there, and what to buy: the cheapest packs that cover it. */
export function planOrder({ boards, index, stash, cart, real }: PlanInput): OrderPlan {
  const parts = boards.map((board) => partsOf(board, index));
  const listed = (slugs: Iterable<string>) => [...slugs].flatMap((slug) => index.bySlug.get(slug) ?? []);
  const [ownedParts, cartParts] = [listed(stash.keys()), listed(cart.keys())];
  const spent = spendStash(
    parts.map((each) => ({ parts: each.map(({ part, pieces }) => ({ part: part.slug, pieces })) })),
    {
      stash,
      cart,
      inCartFor: (slug) => inCartFor(index.bySlug.get(slug)!, cartParts, index),
      standInsFor: (slug) => standInsFor(index.bySlug.get(slug)!, ownedParts),
      wantsReal: (slug) => real.has(slug),
    },
  );
  const lacking = new Map<ListedPart, { lack: number; board: number }>();
  for (const [board, lines] of spent.entries())
    for (const { part: slug, lack } of lines) {
      const part = index.bySlug.get(slug)!;
      const known = lacking.get(part);
      if (lack > 0) lacking.set(part, { lack: (known?.lack ?? 0) + lack, board: known?.board ?? board });
    }
  const taken = new Map(cartParts.map(({ slug, packSize }) => [slug, Math.floor(cart.get(slug)! / packSize)]));
  // What is bought for itself comes before what is bought in place of something else.
  const inTurn = [true, false].flatMap((had) => [...lacking].filter(([part]) => isToHave(part, index) === had));
  const bought = new Map(
    inTurn.map(([part, { lack, board }]) => [part, purchaseOf(part, lack, board, { index, taken })]),
  );
  const purchases = [...lacking.keys()].map((part) => bought.get(part)!);
  return {
    boards: boards.map((board, at) => ({
      ...board,
      plan: parts[at]!.map(({ part, refs }, row) => ({ ...spent[at]![row]!, part, refs })),
      notSold: board.lines.filter(({ part }) => !part || !index.bySlug.has(part.slug)),
    })),
    purchases: new Map(purchases.map((each) => [each.part.slug, each])),
    total: toPaise(purchases.reduce((sum, { paise }) => sum + paise, 0)),
  };
}
