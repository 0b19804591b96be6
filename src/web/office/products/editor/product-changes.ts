import type { ProductDetails } from '#contracts/product-details.ts';
import { productFieldNames, productFields, type ProductField } from '#domain/catalogue/product-fields.ts';
import { formatMoney } from '#domain/money/money.ts';
import { readPriceInput } from '../money-input.ts';

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const changedFields = (before: ProductDetails, after: ProductDetails): ProductField[] =>
  productFieldNames.filter((name) => !equal(before[name], after[name]));

export const detailsOf = (product: ProductDetails): ProductDetails =>
  Object.fromEntries(productFieldNames.map((name) => [name, product[name]])) as ProductDetails;

export const pickFields = (from: ProductDetails, fields: readonly ProductField[]): Partial<ProductDetails> =>
  Object.fromEntries(fields.map((name) => [name, from[name]]));

/** 'price ₹4,499 to ₹4,299', 'one line': what the bar says. */
export function changeText(field: ProductField, before: ProductDetails, after: ProductDetails): string {
  const name = productFields[field].label.toLowerCase();
  const price = readPriceInput(after.price);
  return field === 'price' && price ? `price ${formatMoney(before.price)} to ${formatMoney(price)}` : name;
}

/** A value in a conflict: short ones as they are, lists by their length. */
export function showValue(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (Array.isArray(value))
    return value.length <= 3 && value.every((one) => typeof one === 'string')
      ? value.join(', ')
      : `${value.length} lines`;
  const text = String(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
