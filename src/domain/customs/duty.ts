import { toForeign, type ExchangeRate } from '../money/exchange.ts';
import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { shareOf } from '../money/rounding.ts';
import { toBasisPoints } from '../pricing/tax.ts';

/** What some countries ask for goods that come in, as it was on a day, and where that is written. Amounts are hundredths. */
export interface DutyRule {
  /** Codes of two letters. */
  readonly countries: readonly string[];
  readonly currency: string;
  /** It counts for goods worth up to this. Null: for all. */
  readonly upTo: number | null;
  /** For each different HS code in the parcel. */
  readonly perCode: number;
  /** Of goods and delivery. */
  readonly dutyPercent: number;
  /** 'VAT' */
  readonly taxName: string;
  /** Of goods, delivery and duty. */
  readonly taxPercent: number;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly source: string;
}

export interface Parcel {
  readonly countryCode: string;
  /** What is paid for the goods. */
  readonly goods: Paise;
  readonly freight: Paise;
  /** What each line is declared under. */
  readonly codes: readonly string[];
}

/** Why nothing can be said. */
export const unknownDuties = ['no-rule', 'too-dear', 'no-rate'] as const;
export type UnknownDuty = (typeof unknownDuties)[number];

export interface DutyEstimate {
  readonly rule: DutyRule;
  readonly rate: ExchangeRate;
  /** How many different codes there are. */
  readonly codeCount: number;
  /** In hundredths of the currency of the rule. */
  readonly duty: number;
  readonly tax: number;
  readonly total: number;
}

const percentOf = (hundredths: number, percent: number): number =>
  shareOf(toPaise(hundredths), toBasisPoints(percent), 10_000);

/**
 * What has to be paid when a parcel arrives, as far as a rule of ours covers it. It is an estimate: customs decide, at the
 * rate of their day.
 */
export function estimateDuty(
  { countryCode, goods, freight, codes }: Parcel,
  rules: readonly DutyRule[],
  rates: readonly ExchangeRate[],
): DutyEstimate | UnknownDuty {
  const known = rules.filter(({ countries }) => countries.includes(countryCode));
  const [first] = known;
  if (!first) return 'no-rule';
  const rate = rates.find(({ currency }) => currency === first.currency);
  if (!rate) return 'no-rate';
  const worth = toForeign(goods, rate);
  const limit = ({ upTo }: DutyRule): number => upTo ?? Number.POSITIVE_INFINITY;
  const [rule] = known
    .filter((one) => worth <= limit(one))
    .toSorted((one, other) => (limit(one) < limit(other) ? -1 : 1));
  if (!rule) return 'too-dear';
  const codeCount = new Set(codes).size;
  const value = toForeign(addMoney(goods, freight), rate);
  const duty = rule.perCode * codeCount + percentOf(value, rule.dutyPercent);
  const tax = percentOf(value + duty, rule.taxPercent);
  return { rule, rate, codeCount, duty, tax, total: duty + tax };
}
