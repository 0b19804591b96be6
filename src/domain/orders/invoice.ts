import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { lineTotal, type Line } from '../pricing/pricing.ts';
import {
  placeOfSupply,
  shippingServiceCode,
  shippingTaxRatePercent,
  splitTax,
  type PlaceOfSupply,
  type TaxSplit,
} from '../pricing/tax.ts';

interface SoldItem extends Line {
  readonly name: string;
  readonly hsnCode: string;
  readonly gstRatePercent: string | number;
}

export interface Sale {
  readonly items: readonly SoldItem[];
  readonly shippingName: string;
  readonly shipping: Paise;
  readonly destination: { readonly state: string; readonly country: string };
}

export interface InvoiceLine {
  readonly description: string;
  /** HSN of goods, SAC of services. */
  readonly code: string;
  readonly quantity: number;
  readonly price: Paise;
  readonly amount: Paise;
  readonly ratePercent: number;
  readonly tax: TaxSplit;
}

export interface Invoice {
  readonly place: PlaceOfSupply;
  readonly lines: readonly InvoiceLine[];
  /** Sums over all lines. */
  readonly tax: TaxSplit;
  /** The same for each rate, the highest first. */
  readonly rates: readonly (TaxSplit & { readonly ratePercent: number })[];
  readonly total: Paise;
}

const sumTax = (parts: readonly TaxSplit[]): TaxSplit => ({
  taxable: addMoney(...parts.map(({ taxable }) => taxable)),
  cgst: addMoney(...parts.map(({ cgst }) => cgst)),
  sgst: addMoney(...parts.map(({ sgst }) => sgst)),
  igst: addMoney(...parts.map(({ igst }) => igst)),
});

export const taxAmount = ({ cgst, sgst, igst }: TaxSplit): Paise => addMoney(cgst, sgst, igst);

/** Tax is taken out of each line by itself, and only sums are added up, so that the lines always make the total. */
export function makeInvoice({ items, shippingName, shipping, destination }: Sale): Invoice {
  const place = placeOfSupply(destination);
  const goods = items.map(({ name, hsnCode, gstRatePercent, ...item }) => ({
    ...item,
    description: name,
    code: hsnCode,
    ratePercent: Number(gstRatePercent),
  }));
  const carriage = {
    description: `Shipping: ${shippingName}`,
    code: shippingServiceCode,
    quantity: 1,
    price: shipping,
    ratePercent: shippingTaxRatePercent,
  };
  const lines = [...goods, ...(shipping > toPaise(0) ? [carriage] : [])].map((line) => {
    const amount = lineTotal(line);
    return { ...line, amount, tax: splitTax(amount, line.ratePercent, place.kind) };
  });
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((one, other) => other - one);
  return {
    place,
    lines,
    tax: sumTax(lines.map(({ tax }) => tax)),
    rates: rates.map((ratePercent) => ({
      ratePercent,
      ...sumTax(lines.filter((line) => line.ratePercent === ratePercent).map(({ tax }) => tax)),
    })),
    total: addMoney(...lines.map(({ amount }) => amount)),
  };
}
