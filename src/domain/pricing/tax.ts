import { isIndia, findIndianState } from '../places/india.ts';
import { toPaise, type Paise } from '../money/money.ts';
import { shop } from '../shop/shop.ts';
import { indianDay } from '../time.ts';

/** Where goods go, as the tax sees it: inside the shop's state, to another one, or out of the country. */
export const supplyKinds = ['intra-state', 'inter-state', 'export'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

export interface PlaceOfSupply {
  readonly kind: SupplyKind;
  /** The state as the tax office writes it, or the country of an export. */
  readonly name: string;
  /** Null for an export, and for a state that nobody could read. */
  readonly gstCode: string | null;
}

interface Destination {
  readonly state: string;
  readonly country: string;
}

/** For buyers without a tax number, the place of supply is where the goods are delivered. */
export function placeOfSupply({ state, country }: Destination): PlaceOfSupply {
  if (!isIndia(country)) return { kind: 'export', name: country.trim(), gstCode: null };
  const known = findIndianState(state);
  if (!known) return { kind: 'inter-state', name: state.trim(), gstCode: null };
  const kind = known.gstCode === shop.address.gstStateCode ? 'intra-state' : 'inter-state';
  return { kind, name: known.name, gstCode: known.gstCode };
}

export interface TaxSplit {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

const nothing = toPaise(0);

/** Half up, in whole numbers throughout. */
const divideRounded = (dividend: number, divisor: number): Paise =>
  toPaise(Math.floor((2 * dividend + divisor) / (2 * divisor)));

/** A rate with at most two decimals ('18', '18.00', 0.25) in hundredths of a percent. */
export function toBasisPoints(ratePercent: string | number): number {
  const points = Math.round(Number(ratePercent) * 100);
  if (!Number.isSafeInteger(points) || points < 0 || points > 10_000) {
    throw new RangeError(`'${ratePercent}' is not a rate in percent.`);
  }
  return points;
}

/**
 * Takes the tax out of an amount that includes it. The parts sum to the amount, to the paisa. Exports are zero-rated:
 * the whole amount is the value of the goods.
 */
export function splitTax(amount: Paise, ratePercent: string | number, kind: SupplyKind): TaxSplit {
  if (kind === 'export') return { taxable: amount, cgst: nothing, sgst: nothing, igst: nothing };
  const points = toBasisPoints(ratePercent);
  if (kind === 'inter-state') {
    const igst = divideRounded(amount * points, 10_000 + points);
    return { taxable: toPaise(amount - igst), cgst: nothing, sgst: nothing, igst };
  }
  const half = divideRounded(amount * points, 2 * (10_000 + points));
  return { taxable: toPaise(amount - 2 * half), cgst: half, sgst: half, igst: nothing };
}

/** Shipping goes with the goods and is taxed like them. */
export const shippingTaxRatePercent = 18;
/** The service code of shipping on an invoice. */
export const shippingServiceCode = '9968';

/** '2627' for everything from 1 April 2026 to 31 March 2027, by the clock of India. */
export function financialYear(moment: Date): string {
  const [year, month] = indianDay(moment).split('-').map(Number) as [number, number];
  const start = month >= 4 ? year : year - 1;
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`;
}

/** At most 16 characters, as the law asks. */
export const invoiceNumber = (year: string, serial: number): string => `TR/${year}/${String(serial).padStart(6, '0')}`;
