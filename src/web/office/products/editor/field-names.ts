import type { ProductDetails, ProductField } from '#contracts/product-details.ts';
import { formatMoney } from '#domain/money/money.ts';
import { readPriceInput } from '../money-input.ts';

/** What each field is called, on the screen, in the bar of changes and in a conflict. */
export const fieldNames: Readonly<Record<ProductField, string>> = {
  name: 'Name',
  slug: 'Address',
  summary: 'One line',
  description: 'Description',
  price: 'Price',
  difficulty: 'Difficulty',
  category: 'Category',
  subcategory: 'Section',
  kind: 'Kind',
  value: 'Value',
  basedOn: 'Inspired by',
  packSize: 'Pack size',
  pairSlug: 'Pair',
  specifications: 'Specifications',
  pinOut: 'Pins',
  components: 'What’s included',
  bom: 'Bill of materials',
  documents: 'Documents',
  tags: 'Tags',
  hsnCode: 'HSN',
  gstRatePercent: 'GST',
  countryOfOrigin: 'Country of origin',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  pictures: 'Pictures',
};

const names = Object.keys(fieldNames) as ProductField[];

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const changedFields = (before: ProductDetails, after: ProductDetails): ProductField[] =>
  names.filter((name) => !equal(before[name], after[name]));

export const detailsOf = (product: ProductDetails): ProductDetails =>
  Object.fromEntries(names.map((name) => [name, product[name]])) as ProductDetails;

export const pickFields = (from: ProductDetails, fields: readonly ProductField[]): Partial<ProductDetails> =>
  Object.fromEntries(fields.map((name) => [name, from[name]]));

/** 'price ₹4,499 to ₹4,299', 'one line': what the bar says. */
export function changeInWords(field: ProductField, before: ProductDetails, after: ProductDetails): string {
  const name = fieldNames[field].toLowerCase();
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
