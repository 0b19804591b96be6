import type { Paise } from '../money/money.ts';

/** What it costs to send up to a weight to some countries. */
export interface FreightStep {
  readonly zone: string;
  /** Codes of two letters. */
  readonly countries: readonly string[];
  /** With its box. */
  readonly upToGrams: number;
  /** Null: not offered. */
  readonly standardFee: Paise | null;
  readonly expressFee: Paise | null;
}

export interface FreightTable {
  /** For the countries that the office has its own prices for; the others go by the stated fees, or by quote. */
  readonly freight: readonly FreightStep[];
  /** What the box and what is around the goods weigh. */
  readonly packagingGrams: number;
}

type AbroadMethod = 'international-standard' | 'international-express';
export type AbroadFees = Partial<Readonly<Record<AbroadMethod, Paise>>>;

const feesOf = ({ standardFee, expressFee }: Pick<FreightStep, 'standardFee' | 'expressFee'>): AbroadFees => ({
  ...(standardFee !== null && { 'international-standard': standardFee }),
  ...(expressFee !== null && { 'international-express': expressFee }),
});

/**
 * The fees of a country that the office has its own prices for: those of the first step that is heavy enough, none at all for
 * a parcel that is too heavy. Null: the office has none for it.
 */
export function tableFees(
  countryCode: string,
  netGrams: number,
  { freight, packagingGrams }: FreightTable,
): AbroadFees | null {
  const steps = freight.filter(({ countries }) => countries.includes(countryCode));
  if (steps.length === 0) return null;
  const [step] = steps
    .filter(({ upToGrams }) => netGrams + packagingGrams <= upToGrams)
    .toSorted((one, other) => one.upToGrams - other.upToGrams);
  return step ? feesOf(step) : {};
}
