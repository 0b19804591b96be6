import { formatMoney, toPaise, type Paise } from '../money/money.ts';
import {
  priceOrder,
  subtotalOf,
  type Adjustment,
  type AdjustmentAmount,
  type Freight,
  type Line,
} from '../pricing/pricing.ts';
import { formatCalendarDay } from '../time.ts';
import type { DiscountCandidate, DiscountGift } from './discount.ts';
import { isFor, type DiscountedThing } from './discount-goods.ts';

/** A line as far as a discount looks at it. */
export interface DiscountedLine extends Line, DiscountedThing {}

export interface Circumstances {
  /** All that count by themselves, and the one whose code was typed. */
  readonly candidates: readonly DiscountCandidate[];
  /** The day in India. */
  readonly today: string;
  /** What was typed, as `toCode` writes it. */
  readonly code: string | null;
}

export interface ChosenDiscounts {
  readonly adjustments: readonly Adjustment[];
  /** Those that count, one for each of the adjustments. */
  readonly used: readonly DiscountCandidate[];
  /** Why the code that was typed does not count; null: it does, or none was typed. */
  readonly codeProblem: string | null;
}

export type ChooseDiscounts = (freight: Freight, lines: readonly DiscountedLine[]) => ChosenDiscounts;

/** So much has to be paid for an order: nothing can be paid with no money. */
const leastTotal = toPaise(100);

const percentOff = (percent: number): AdjustmentAmount => ({ percent: 0 - percent });

/** The units of a line that cost nothing. */
const freeUnits = (quantity: number, { buy, get }: { buy: number; get: number }): number =>
  Math.floor(quantity / (buy + get)) * get;

/** What is taken off one line by itself, or null: nothing. */
function offLine(gift: DiscountGift, line: DiscountedLine): AdjustmentAmount | null {
  const { quantity, price } = line;
  if (gift.kind === 'buy-get') {
    const free = freeUnits(quantity, gift);
    return free === 0 ? null : toPaise(0 - free * price);
  }
  const breaks = gift.kind === 'price-breaks' ? gift.breaks : gift.kind === 'class-sets' ? [gift] : [];
  const reached = breaks.findLast(({ from }) => quantity >= from);
  return reached ? percentOff(reached.percent) : null;
}

/** Class sets are of kits, whatever else they are for. */
const countsFor = ({ goods, gift }: DiscountCandidate, line: DiscountedLine): boolean =>
  isFor(goods, line) && (gift.kind !== 'class-sets' || line.category === 'kit');

const labelOf = ({ name, code }: DiscountCandidate): string => (code === null ? name : `${name} (${code})`);

const isFreeShipping = ({ gift }: DiscountCandidate): boolean => gift.kind === 'free-shipping';

/** A discount on the delivery is one on standard delivery inside India. */
const isStandard = (freight: Freight): boolean => !('method' in freight) || freight.method === 'domestic-standard';

/** The places of the lines that it is for. */
const placesOf = (candidate: DiscountCandidate, lines: readonly DiscountedLine[]): number[] =>
  [...lines.keys()].filter((place) => countsFor(candidate, lines[place]!));

/** What it changes; null where nothing of what it is for is there. */
function adjustmentOf(candidate: DiscountCandidate, lines: readonly DiscountedLine[]): Adjustment | null {
  const label = labelOf(candidate);
  const { gift } = candidate;
  const on = placesOf(candidate, lines);
  if (on.length === 0) return null;
  if (gift.kind === 'free-shipping') return { label, amount: percentOff(100), on: 'freight' };
  if (gift.kind === 'percent') return { label, amount: percentOff(gift.percent), on };
  if (gift.kind === 'amount') {
    const goods = subtotalOf(on.map((place) => lines[place]!));
    return { label, amount: toPaise(0 - Math.max(0, Math.min(gift.amount, goods - leastTotal))), on };
  }
  const reached = on.flatMap((place) => {
    const amount = offLine(gift, lines[place]!);
    return amount === null ? [] : [{ place, amount }];
  });
  if (reached.length === 0) return null;
  return {
    label,
    amount: { each: reached.map(({ amount }) => amount) },
    on: reached.map(({ place }) => place),
  };
}

function dateProblem({ code, startsOn, endsOn, isEnded }: DiscountCandidate, today: string): string | null {
  if (isEnded) return `${code} has ended.`;
  if (endsOn !== null && endsOn < today) return `${code} ended on ${formatCalendarDay(endsOn, 'day')}.`;
  return startsOn !== null && startsOn > today ? `${code} counts from ${formatCalendarDay(startsOn, 'day')} on.` : null;
}

/** Why nobody, or not this person, can use it now, whatever is in the cart; null: they can. */
export function redeemProblem(candidate: DiscountCandidate, today: string): string | null {
  const { code, maxUses, uses, maxPerPerson, usesByPerson } = candidate;
  const dated = dateProblem(candidate, today);
  if (dated !== null) return dated;
  if (maxUses !== null && uses >= maxUses) return usedUp(code);
  return maxPerPerson !== null && usesByPerson >= maxPerPerson ? usedByYou(code) : null;
}

export const usedUp = (code: string | null): string => `${code ?? 'This discount'} has been used up.`;

export const usedByYou = (code: string | null): string =>
  `You’ve used ${code ?? 'this discount'} before, as often as one can.`;

export const unknownCode = (code: string): string => `We don’t know the code ${code}. Check it for a typing slip.`;

function unitsProblem({ code, gift }: DiscountCandidate): string {
  const notHere = `${code} isn’t for anything in your cart.`;
  if (gift.kind === 'buy-get') return `${code} counts from ${gift.buy + gift.get} of one product.`;
  if (gift.kind === 'class-sets') return `${code} counts from ${gift.from} of the same kit.`;
  return gift.kind === 'price-breaks' ? `${code} counts from ${gift.breaks[0]!.from} of one product.` : notHere;
}

/** Why it does not count for what is in the cart; null: it does. */
function goodsProblem(candidate: DiscountCandidate, lines: readonly DiscountedLine[]): string | null {
  const { code, minimum, goods } = candidate;
  const its = lines.filter((line) => isFor(goods, line));
  if (its.length === 0) return `${code} isn’t for anything in your cart.`;
  const missing = (minimum ?? 0) - subtotalOf(its);
  if (missing > 0) {
    const of = goods.for === 'everything' ? 'goods' : 'what it’s for';
    return `${code} counts from ${formatMoney(minimum!)} of ${of}. Add ${formatMoney(toPaise(missing))} more.`;
  }
  return adjustmentOf(candidate, lines) === null ? unitsProblem(candidate) : null;
}

const problemOf = (candidate: DiscountCandidate, lines: readonly DiscountedLine[], today: string): string | null =>
  redeemProblem(candidate, today) ?? goodsProblem(candidate, lines);

/** Line by line first, then percent, then amounts, then the delivery: each is of what the one before it left. */
const order: Readonly<Record<DiscountGift['kind'], number>> = {
  'price-breaks': 0,
  'class-sets': 1,
  'buy-get': 2,
  percent: 3,
  amount: 4,
  'free-shipping': 5,
};

interface PricedSet {
  readonly used: readonly DiscountCandidate[];
  readonly adjustments: readonly Adjustment[];
  readonly total: Paise;
}

/** What a set of discounts comes to, without those of it that change nothing. */
function priceSet(set: readonly DiscountCandidate[], lines: readonly DiscountedLine[], freight: Freight): PricedSet {
  const sorted = set.toSorted(
    (one, other) => order[one.gift.kind] - order[other.gift.kind] || (one.id < other.id ? -1 : 1),
  );
  const adjustments = sorted.map((candidate) => adjustmentOf(candidate, lines)!);
  const price = priceOrder({ lines, adjustments }, freight);
  const counts = (_: unknown, index: number): boolean => price.adjustments[index]!.amount !== 0;
  return { used: sorted.filter(counts), adjustments: adjustments.filter(counts), total: price.total };
}

/** The best for the buyer: of equal ones that without the code, which then stays unused, and then that of fewer. */
function best(sets: readonly PricedSet[]): PricedSet {
  const rank = ({ total, used }: PricedSet): readonly number[] => [
    total,
    Number(used.some(({ code }) => code !== null)),
    used.length,
  ];
  return sets.reduce((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    const place = first.findIndex((value, index) => value !== second[index]);
    return place !== -1 && second[place]! < first[place]! ? other : one;
  });
}

/** Why a code that could count is not part of the best. */
function unusedSentence(typed: DiscountCandidate, freight: Freight, chosen: PricedSet): string {
  const { code } = typed;
  if (isFreeShipping(typed) && !isStandard(freight)) return `${code} is for standard delivery in India.`;
  const [better] = chosen.used;
  if (better) return `${code} isn’t used, since “${better.name}” saves you as much or more. They don’t count together.`;
  if (isFreeShipping(typed)) return `${code} isn’t needed: this order ships free.`;
  return `${code} isn’t used: without it delivery is free, and you pay less.`;
}

/**
 * Which discounts count: the best for the buyer of each one alone and of all that may count together. Whether the goods travel
 * free depends on what they cost, so each is tried with the freight; what would cost the buyer more than nothing at all is
 * left out. A code that was typed counts if it is part of the best.
 */
export function chooseDiscounts({ candidates, today, code }: Circumstances): ChooseDiscounts {
  const typed = candidates.find((candidate) => code !== null && candidate.code === code);
  const known = candidates.filter((candidate) => candidate.code === null || candidate === typed);
  const codeProblemOf = (freight: Freight, lines: readonly DiscountedLine[], chosen: PricedSet): string | null => {
    if (code === null) return null;
    // What was typed was found then, so somebody has taken it back since.
    if (!typed) return `${code} has ended.`;
    if (chosen.used.includes(typed)) return null;
    return problemOf(typed, lines, today) ?? unusedSentence(typed, freight, chosen);
  };
  return (freight, lines) => {
    const possible = known.filter(
      (candidate) => problemOf(candidate, lines, today) === null && (!isFreeShipping(candidate) || isStandard(freight)),
    );
    const combined = possible.filter(({ together }) => together);
    const sets = [...possible.map((candidate) => [candidate]), ...(combined.length > 1 ? [combined] : [])];
    const priced = sets.map((set) => priceSet(set, lines, freight)).filter(({ total }) => total >= leastTotal);
    const chosen = best([priceSet([], lines, freight), ...priced]);
    return { adjustments: chosen.adjustments, used: chosen.used, codeProblem: codeProblemOf(freight, lines, chosen) };
  };
}
