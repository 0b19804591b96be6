import type { BillLine, ListedPart } from '#contracts/catalogue.ts';
import { cheapestPacks } from '#domain/workbench/needs/cheapest-packs.ts';
import { spendStash, type SpentLine, type StandIn } from '#domain/workbench/needs/spend-stash.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { fromDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { type PartIndex, amountOfPart } from '../part-matching/match/part-index.ts';
import { controlIn, plain } from '../part-matching/match/amounts.ts';
import { otherCapacitor, percentBetween, taperWords } from '../part-matching/match/by-value.ts';
import { capacitors } from '../part-matching/match/kinds.ts';

/** So far from the value asked for, a part of 5 or 10 per cent may be there anyway. */
const nearEnough = 0.1 + 1e-9;

/** Chips and transistors that fit the same holes and do the same work. */
export const sameLegs: readonly (readonly string[])[] = [
  ['tl072cp', 'jrc4558d', 'ne5532p', 'opa2134pa', 'tl062cp', 'lm358n'],
  ['tl071cp', 'lm741cn'],
  ['2n5088', '2n5089'],
];

const taperOf = ({ value }: ListedPart) => controlIn(plain(value))?.taper ?? null;

/** Of the same value, in another make: film does for anything, ceramic for what is small, an electrolytic for nothing else. */
function otherMake(asked: ListedPart, ours: ListedPart, farads: number): string | null {
  if (!capacitors.includes(asked.kind) || !capacitors.includes(ours.kind) || asked.kind === ours.kind) return null;
  if (ours.kind === 'electrolytic-capacitor' || (ours.kind === 'ceramic-capacitor' && farads > 1.01e-9)) return null;
  return otherCapacitor[ours.kind] ?? null;
}

function reasonFor(asked: ListedPart, ours: ListedPart): string | null {
  if (sameLegs.some((group) => group.includes(asked.slug) && group.includes(ours.slug)))
    return 'Same legs, same socket. The sound changes a little.';
  const wanted = amountOfPart(asked)?.amount;
  const given = amountOfPart(ours)?.amount;
  if (wanted === undefined || given === undefined) return null;
  if (asked.kind === 'potentiometer') {
    const taper = ours.kind === 'potentiometer' && wanted === given ? taperOf(ours) : null;
    return taper && `The same value, ${taperWords[taper]}: it works, with its sweep elsewhere on the dial.`;
  }
  if (wanted === given) return otherMake(asked, ours, wanted);
  const isNear = asked.kind === ours.kind && Math.abs(given / wanted - 1) <= nearEnough;
  const isTough = (ours.volts ?? 0) >= (asked.volts ?? 0) || (ours.volts ?? 0) >= 16;
  if (asked.kind === 'trimmer' || !isNear || !isTough) return null;
  return `${percentBetween(wanted, given)}. Fine in most places; take the real one where it sets a tone.`;
}

const distance = (asked: ListedPart, ours: ListedPart): number =>
  Math.abs(Math.log((amountOfPart(ours)?.amount ?? 1) / (amountOfPart(asked)?.amount ?? 1)));

/** What can take the place of a part, and why; the nearest first. */
export function standInsFor(asked: ListedPart, parts: Iterable<ListedPart>): StandIn[] {
  return [...parts]
    .flatMap((ours) => {
      const reason = ours.slug === asked.slug ? null : reasonFor(asked, ours);
      return reason === null ? [] : [{ part: ours.slug, reason, far: distance(asked, ours) }];
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ part, reason }) => ({ part, reason }));
}

/** Packs of the very same part, in whatever number; of a capacitor also those that stand more. */
function sameParts(asked: ListedPart, parts: Iterable<ListedPart>): ListedPart[] {
  const wanted = amountOfPart(asked)?.amount;
  const isSame = (ours: ListedPart): boolean =>
    ours.kind === asked.kind &&
    wanted !== undefined &&
    amountOfPart(ours)?.amount === wanted &&
    taperOf(ours) === taperOf(asked) &&
    (ours.volts ?? 0) >= (asked.volts ?? 0);
  return [...parts].filter((ours) => ours.slug === asked.slug || isSame(ours));
}

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
