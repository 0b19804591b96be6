import { addMoney, toDecimal, toPaise, type Paise } from '../money/money.ts';
import { shareOf } from '../money/rounding.ts';

/** Where goods go, as the tax sees it: inside the shop's state, to another one, or out of the country. */
export const supplyKinds = ['intra-state', 'inter-state', 'export'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

export interface TaxSplit {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

const nothing = toPaise(0);

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
    const igst = shareOf(amount, points, 10_000 + points);
    return { taxable: toPaise(amount - igst), cgst: nothing, sgst: nothing, igst };
  }
  const half = shareOf(amount, points, 2 * (10_000 + points));
  return { taxable: toPaise(amount - 2 * half), cgst: half, sgst: half, igst: nothing };
}

/**
 * How an export is taxed on whose invoice the integrated tax stands, since the shop has no letter of undertaking: as a supply to
 * another state. The tax is taken out of what is paid, and the shop claims it back: a buyer abroad pays the same either way.
 */
export const taxedAs = (kind: SupplyKind, isExportTaxed: boolean): SupplyKind =>
  kind === 'export' && isExportTaxed ? 'inter-state' : kind;

/** What one costs without the tax that its price includes: what is paid for it when it leaves the country. */
export function priceWithoutTax(price: Paise, ratePercent: string | number): Paise {
  return shareOf(price, 10_000, 10_000 + toBasisPoints(ratePercent));
}

export function sumTax(parts: readonly TaxSplit[]): TaxSplit {
  let [taxable, cgst, sgst, igst] = [0, 0, 0, 0];
  for (const part of parts) {
    taxable += part.taxable;
    cgst += part.cgst;
    sgst += part.sgst;
    igst += part.igst;
  }
  return { taxable: toPaise(taxable), cgst: toPaise(cgst), sgst: toPaise(sgst), igst: toPaise(igst) };
}

export const taxAmount = ({ cgst, sgst, igst }: TaxSplit): Paise => addMoney(cgst, sgst, igst);

/** As the API tells them. */
export const taxParts = ({ cgst, sgst, igst }: TaxSplit) => ({
  cgst: toDecimal(cgst),
  sgst: toDecimal(sgst),
  igst: toDecimal(igst),
});

/** Shipping goes with the goods and is taxed like them. */
export const shippingTaxRatePercent = 18;
/** The service code of shipping on an invoice. */
export const shippingServiceCode = '9968';
