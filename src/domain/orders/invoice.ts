import type { Paise } from '../money/money.ts';
import { placeOfSupply, type PlaceOfSupply } from '../pricing/place-of-supply.ts';
import {
  priceMadeOrder,
  taxOrder,
  type CountedAdjustment,
  type PricedLine,
  type TaxedLine,
} from '../pricing/pricing.ts';
import { shippingServiceCode, shippingTaxRatePercent, sumTax, taxedAs, type TaxSplit } from '../pricing/tax.ts';

interface SoldItem extends TaxedLine {
  readonly name: string;
  readonly hsnCode: string;
  /** Null: bought before lines had one. */
  readonly unitCode: string | null;
  /** Its share of the adjustments. */
  readonly adjusted: Paise;
}

export interface Sale {
  readonly items: readonly SoldItem[];
  readonly adjustments: readonly CountedAdjustment[];
  readonly shippingName: string;
  readonly shipping: Paise;
  readonly destination: { readonly state: string; readonly country: string };
  /** The state by which the tax goes, where that is not the destination. */
  readonly supplyState: string | null;
  /** It leaves the country on payment of integrated tax; absent: under a letter of undertaking. */
  readonly isExportTaxed?: boolean;
}

export interface InvoiceLine {
  readonly description: string;
  /** HSN of goods, SAC of services. */
  readonly code: string;
  readonly quantity: number;
  readonly unitCode: string | null;
  readonly price: Paise;
  /** What discounts made of it: below zero it was lowered. */
  readonly adjusted: Paise;
  /** What is paid for it. */
  readonly amount: Paise;
  readonly ratePercent: number;
  readonly tax: TaxSplit;
}

export interface Invoice {
  readonly place: PlaceOfSupply;
  /** It leaves the country, and the integrated tax is on it. */
  readonly isExportTaxed: boolean;
  readonly lines: readonly InvoiceLine[];
  /** Sums over all lines. */
  readonly tax: TaxSplit;
  /** The same for each rate, the highest first. */
  readonly rates: readonly (TaxSplit & { readonly ratePercent: number })[];
  /** What changed the price, named; each line has its share of it. */
  readonly adjustments: readonly CountedAdjustment[];
  readonly total: Paise;
}

const toInvoiceLine = (
  { line, adjusted, paid }: PricedLine,
  facts: Pick<InvoiceLine, 'description' | 'code' | 'unitCode' | 'ratePercent' | 'tax'>,
): InvoiceLine => ({ ...facts, quantity: line.quantity, price: line.price, adjusted, amount: paid });

/** The lines of a sale as they are printed: the goods, then what their delivery cost, if anything. */
export function makeInvoice(sale: Sale): Invoice {
  const { items, adjustments, shippingName, shipping, destination, supplyState } = sale;
  const place = placeOfSupply(destination, supplyState);
  const isExportTaxed = place.kind === 'export' && sale.isExportTaxed === true;
  const price = priceMadeOrder({ lines: items, adjustments, shipping });
  const tax = taxOrder(price, taxedAs(place.kind, isExportTaxed));
  const goods = price.lines.map((line, index) =>
    toInvoiceLine(line, {
      description: line.line.name,
      code: line.line.hsnCode,
      unitCode: line.line.unitCode,
      ratePercent: Number(line.line.gstRatePercent),
      tax: tax.lines[index]!,
    }),
  );
  const freight = toInvoiceLine(price.freight, {
    description: `Shipping: ${shippingName}`,
    code: shippingServiceCode,
    unitCode: null,
    ratePercent: shippingTaxRatePercent,
    tax: tax.freight,
  });
  const lines = price.shipping > 0 ? [...goods, freight] : goods;
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((one, other) => other - one);
  return {
    place,
    isExportTaxed,
    lines,
    tax: tax.sum,
    rates: rates.map((ratePercent) => ({
      ratePercent,
      ...sumTax(lines.filter((line) => line.ratePercent === ratePercent).map((line) => line.tax)),
    })),
    adjustments: price.adjustments.filter(({ amount }) => amount !== 0),
    total: price.total,
  };
}
