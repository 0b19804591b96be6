import { fromDecimal, toPaise, type Paise } from '../money/money.ts';
import { stateOfDiscount, type DiscountCandidate, type DiscountGoods, type PriceBreak } from './discount.ts';

/** Breaks that pages may name, for they count for everybody who puts so many into the cart. */
export interface NamedBreaks {
  readonly goods: DiscountGoods;
  readonly breaks: readonly PriceBreak[];
  /** Of class sets: they are of kits, whatever else they are for. */
  readonly kitsOnly: boolean;
}

/** Without a code, a limit or a minimum, and on this day in India. */
const countsForAll = (candidate: DiscountCandidate, today: string): boolean =>
  candidate.code === null &&
  candidate.minimum === null &&
  candidate.maxUses === null &&
  candidate.maxPerPerson === null &&
  stateOfDiscount(candidate, today) === 'on';

/** What of the discounts a product's page may promise. */
export const namedBreaks = (candidates: readonly DiscountCandidate[], today: string): NamedBreaks[] =>
  candidates
    .filter((candidate) => countsForAll(candidate, today))
    .flatMap(({ gift, goods }): NamedBreaks[] => {
      if (gift.kind === 'price-breaks') return [{ goods, breaks: gift.breaks, kitsOnly: false }];
      if (gift.kind !== 'class-sets') return [];
      return [{ goods, breaks: [{ from: gift.from, percent: gift.percent }], kitsOnly: true }];
    });

export interface UnitPrice {
  readonly from: number;
  readonly price: Paise;
  /** False: a line of so many costs a few paise more or less. */
  readonly isExact: boolean;
}

const hundredths = 10_000;

function unitPrice(price: Paise, { from, percent }: PriceBreak): UnitPrice {
  const left = price * (hundredths - Math.round(percent * 100));
  return { from, price: toPaise(Math.round(left / hundredths)), isExact: left % hundredths === 0 };
}

/** What one of a product costs from so many on, by breaks that are for it. Of several at the same number the best counts. */
export function unitPrices(price: string, breaks: readonly PriceBreak[]): UnitPrice[] {
  const better: PriceBreak[] = [];
  for (const one of breaks.toSorted((a, b) => a.from - b.from || b.percent - a.percent)) {
    if (one.percent > (better.at(-1)?.percent ?? 0)) better.push(one);
  }
  return better.map((one) => unitPrice(fromDecimal(price), one));
}
