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
  /** That is of goods and delivery together. */
  readonly countsFreight?: true | undefined;
  /** It is not known how much; the source says what is, and whom to ask. */
  readonly isUnknown?: true | undefined;
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

/** Why no amount can be told. */
export const unknownDuties = ['no-rule', 'too-dear', 'no-rate', 'unsure'] as const;

export interface UnknownDuty {
  readonly why: (typeof unknownDuties)[number];
  /** What is known all the same. */
  readonly rules: readonly DutyRule[];
}

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
  if (!first) return { why: 'no-rule', rules: [] };
  const rate = rates.find(({ currency }) => currency === first.currency);
  if (!rate) {
    // One that counts for whatever it is worth needs no rate to say that it is not known.
    const isOnly = known.length === 1 && first.isUnknown && first.upTo === null;
    return { why: isOnly ? 'unsure' : 'no-rate', rules: known };
  }
  const worth = toForeign(goods, rate);
  const value = toForeign(addMoney(goods, freight), rate);
  const limit = ({ upTo }: DutyRule): number => upTo ?? Number.POSITIVE_INFINITY;
  const [rule] = known
    .filter((one) => (one.countsFreight ? value : worth) <= limit(one))
    .toSorted((one, other) => (limit(one) < limit(other) ? -1 : 1));
  if (!rule) return { why: 'too-dear', rules: [] };
  if (rule.isUnknown) return { why: 'unsure', rules: [rule] };
  const codeCount = new Set(codes).size;
  const duty = rule.perCode * codeCount + percentOf(value, rule.dutyPercent);
  const tax = percentOf(value + duty, rule.taxPercent);
  return { rule, rate, codeCount, duty, tax, total: duty + tax };
}
