import type { Paise } from '../money/money.ts';

export type DiscountKind = DiscountGift['kind'];

/** From so many units of a line on, so many percent less for all of them. */
export interface PriceBreak {
  readonly from: number;
  readonly percent: number;
}

/** What a discount gives. */
export type DiscountGift =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Paise }
  | { readonly kind: 'free-shipping' }
  | { readonly kind: 'buy-get'; readonly buy: number; readonly get: number }
  | { readonly kind: 'price-breaks'; readonly breaks: readonly PriceBreak[] }
  | ({ readonly kind: 'class-sets' } & PriceBreak);

/** What it is for: everything, products by their slugs, or kinds, which are categories and kinds of parts. */
export type DiscountGoods =
  | { readonly for: 'everything' }
  | { readonly for: 'products'; readonly slugs: readonly string[] }
  | { readonly for: 'kinds'; readonly kinds: readonly string[] };

export interface DiscountRule {
  readonly name: string;
  /** What a buyer types; null: it counts by itself. */
  readonly code: string | null;
  readonly gift: DiscountGift;
  readonly goods: DiscountGoods;
  /** What the goods that it is for have to cost together. */
  readonly minimum: Paise | null;
  /** Days in India, both of them included: '2026-12-01'. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly maxUses: number | null;
  readonly maxPerPerson: number | null;
  /** May count together with others that may. */
  readonly together: boolean;
}

/** A discount that may count, with how often it did. */
export interface DiscountCandidate extends DiscountRule {
  readonly id: string;
  readonly uses: number;
  /** Of whoever orders; zero for whoever is not known yet. */
  readonly usesByPerson: number;
  /** Somebody has stopped it. */
  readonly isEnded: boolean;
}

export const discountNameMaxLength = 60;
export const codeMaxLength = 30;
export const codePattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
/** More would leave nothing to pay, which no bank takes. */
const maxPercent = 90;
export const maxBreaks = 6;
const maxUnits = 99;
export const maxGoods = 100;
export const maxUseLimit = 1_000_000;

/** However it is typed, it is the same code. */
export const toCode = (typed: string): string => typed.trim().toUpperCase();

const decimals = 2;

const isPercent = (percent: number): boolean =>
  percent > 0 && percent <= maxPercent && Number(percent.toFixed(decimals)) === percent;

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

export const discountSentences = {
  name: 'Give it a name, which buyers see beside what it takes off.',
  nameLong: `A name may have at most ${discountNameMaxLength} characters.`,
  code: `A code has letters from A to Z, digits and hyphens between them, at most ${codeMaxLength}.`,
  percent: `Enter a percentage up to ${maxPercent}, with at most two decimals.`,
  amount: 'Enter an amount, like 200 or 199.50.',
  units: `Enter a whole number from 1 to ${maxUnits}.`,
  breaks: `Add up to ${maxBreaks} steps, each from more units and for more percent than the one before.`,
  goods: `Choose at least one, and at most ${maxGoods}.`,
  days: 'The last day can’t be before the first one.',
  day: 'Choose a day.',
  uses: `Enter a whole number from 1 to ${maxUseLimit.toLocaleString('en-IN')}, or leave it empty.`,
} as const;

const areBreaks = (breaks: readonly PriceBreak[]): boolean =>
  breaks.length >= 1 &&
  breaks.length <= maxBreaks &&
  breaks.every(({ from, percent }, index) => {
    const before = breaks[index - 1];
    return (
      isCount(from, maxUnits) && isPercent(percent) && (!before || (from > before.from && percent > before.percent))
    );
  });

/** Why a gift is none, or null. */
export function giftProblem(gift: DiscountGift): string | null {
  switch (gift.kind) {
    case 'percent':
      return isPercent(gift.percent) ? null : discountSentences.percent;
    case 'amount':
      return gift.amount > 0 ? null : discountSentences.amount;
    case 'buy-get':
      return isCount(gift.buy, maxUnits) && isCount(gift.get, maxUnits) ? null : discountSentences.units;
    case 'price-breaks':
      return areBreaks(gift.breaks) ? null : discountSentences.breaks;
    case 'class-sets':
      if (!isCount(gift.from, maxUnits)) return discountSentences.units;
      return isPercent(gift.percent) ? null : discountSentences.percent;
    case 'free-shipping':
      return null;
  }
}

export const discountStates = ['on', 'later', 'used-up', 'over'] as const;
export type DiscountState = (typeof discountStates)[number];

type Dated = Pick<DiscountCandidate, 'startsOn' | 'endsOn' | 'isEnded' | 'maxUses' | 'uses'>;

/** What has become of it by a day in India. */
export function stateOfDiscount({ startsOn, endsOn, isEnded, maxUses, uses }: Dated, today: string): DiscountState {
  if (isEnded || (endsOn !== null && endsOn < today)) return 'over';
  if (maxUses !== null && uses >= maxUses) return 'used-up';
  return startsOn !== null && startsOn > today ? 'later' : 'on';
}
