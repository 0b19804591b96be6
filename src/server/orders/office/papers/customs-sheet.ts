import { customsCode, netGramsOf } from '#domain/customs/goods.ts';
import { declareKits, wholeKits, type DeclaredLine } from '#domain/customs/one-kit.ts';
import { formatMoney, toDecimal, toPaise } from '#domain/money/money.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { byteOrderMark, csvLine } from '../../../csv/write-csv.ts';
import { orderPriceOf } from '../../order-price.ts';
import { toAddress } from '../../order-view.ts';
import type { WholeOrderRow } from '../../order.repository.ts';
import type { CustomsProductRow } from './order-papers.repository.ts';

export type CustomsProducts = ReadonlyMap<string, CustomsProductRow>;

/** Whether a parcel leaves the country. */
export const isExported = (row: WholeOrderRow): boolean =>
  placeOfSupply(toAddress(row.shippingAddress), row.supplyState).kind === 'export';

/**
 * What customs read of an order: each line with its code, its weight and what was paid for it, never less; or the kits that
 * its buyer chose to have it declared as, as far as they are still whole.
 */
function customsLines(row: WholeOrderRow, products: CustomsProducts): DeclaredLine[] {
  const lines = orderPriceOf(row).lines.map(({ line: { item }, paid }) => {
    const product = products.get(item.productId)!;
    return {
      productId: item.productId,
      packSize: product.packSize,
      description: item.name,
      code: customsCode({ ...product, hsnCode: item.hsnCode }),
      origin: product.countryOfOrigin,
      quantity: item.quantity,
      netGrams: netGramsOf(product) * item.quantity,
      value: paid,
    };
  });
  return declareKits(wholeKits(row.customsKits ?? [], lines), lines);
}

const heads = [
  'order',
  'invoice',
  'receiver',
  'street',
  'city',
  'state',
  'postal code',
  'country',
  'phone',
  'description',
  'hs code',
  'origin',
  'quantity',
  'net weight g',
  'value',
  'currency',
];

/** The data of a CN23 form for each parcel that leaves the country, a line for each line of the order. */
export function customsSheet(rows: readonly WholeOrderRow[], products: CustomsProducts): string {
  const lines = rows.filter(isExported).flatMap((row) => {
    const { name, streetAddress, city, state, zipCode, country } = toAddress(row.shippingAddress);
    const parcel = [row.number, row.invoiceNumber, name, streetAddress, city, state, zipCode, country, row.phone];
    return customsLines(row, products).map(({ description, code, origin, quantity, netGrams, value }) =>
      csvLine([...parcel, description, code, origin, quantity, netGrams, toDecimal(value), row.currency]),
    );
  });
  return [byteOrderMark + csvLine(heads), ...lines].join('');
}

/** What stands for customs on the label of a parcel; null for one that stays in the country. */
export function customsNote(row: WholeOrderRow, products: CustomsProducts): string | null {
  if (!isExported(row)) return null;
  const lines = customsLines(row, products);
  const grams = lines.reduce((sum, { netGrams }) => sum + netGrams, 0);
  const value = toPaise(lines.reduce((sum, line) => sum + line.value, 0));
  const listed = (values: readonly string[]): string => [...new Set(values)].toSorted().join(', ');
  return [
    `Customs (CN23): sale of goods, ${formatMoney(value, row.currency)}, ${grams} g net`,
    ...lines.filter(({ isKit }) => isKit).map(({ quantity, description }) => `${quantity} × ${description}`),
    `HS ${listed(lines.map(({ code }) => code))}`,
    `Origin ${listed(lines.map(({ origin }) => origin))}`,
  ].join('\n');
}
