import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import type { Sheet, SheetBuyer, SheetLine } from './quote-sheet.ts';

/** A sheet as single values, so that what two people have typed can be put together: each line by its product. */
export type SheetValues = Readonly<Record<string, unknown>>;

interface LineValue {
  readonly quantity: string;
  readonly price: string;
}

const terms = {
  discount: 'Discount',
  discountLabel: 'Discount line',
  freight: 'Freight',
  shippingMethod: 'Travels by',
  deliveryDays: 'Arrives within',
  validDays: 'Prices hold for',
  note: 'Words on the quote',
} as const satisfies Partial<Record<keyof Sheet, string>>;

const buyerLabels: Readonly<Record<keyof SheetBuyer, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'PIN or postal code',
  country: 'Country',
  companyName: 'Company',
  gstin: 'GSTIN',
  receiver: 'Who receives it',
};

const termNames = Object.keys(terms) as (keyof typeof terms)[];
const buyerNames = Object.keys(buyerLabels) as (keyof SheetBuyer)[];
const lineName = (productId: string): string => `line ${productId}`;
const buyerName = (name: keyof SheetBuyer): string => `buyer ${name}`;

/** What is typed, without what the shop says of a product meanwhile: its stock, say. */
export const valuesOf = (sheet: Sheet): SheetValues => ({
  ...Object.fromEntries(termNames.map((name) => [name, sheet[name]])),
  ...Object.fromEntries(
    sheet.lines.map(({ productId, quantity, price }) => [lineName(productId), { quantity, price }]),
  ),
  ...(sheet.buyer && Object.fromEntries(buyerNames.map((name) => [buyerName(name), sheet.buyer![name]]))),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two have the same typed on them, in the same order. */
export const isSameSheet = (one: Sheet, other: Sheet): boolean => isSame(valuesOf(one), valuesOf(other));

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'nothing');

function showLine(value: unknown): string {
  if (value == null) return 'not on it';
  const { quantity, price } = value as LineValue;
  return `${quantity} × ${price}`;
}

const showMethod =
  ({ buyer }: Sheet) =>
  (value: unknown): string =>
    shippingNameOf({ shippingMethod: value as Sheet['shippingMethod'], country: buyer?.country ?? '' });

const linesOfBoth = (theirs: Sheet, mine: Sheet): SheetLine[] => {
  const known = new Set(theirs.lines.map(({ productId }) => productId));
  return [...theirs.lines, ...mine.lines.filter(({ productId }) => !known.has(productId))];
};

/** What is compared, in the order in which it stands on the screen. */
export const fieldsOf = (theirs: Sheet, mine: Sheet) => [
  ...linesOfBoth(theirs, mine).map(({ productId, name }) => ({
    name: lineName(productId),
    label: name,
    show: showLine,
  })),
  ...buyerNames.map((name) => ({ name: buyerName(name), label: buyerLabels[name], show: text })),
  ...termNames.map((name) => ({
    name,
    label: terms[name],
    show: name === 'shippingMethod' ? showMethod(theirs) : text,
  })),
];

/** The sheet that merged values make. A line that nobody wants any more is left out. */
export function mergedSheet(merged: SheetValues, theirs: Sheet, mine: Sheet): Sheet {
  const lines = linesOfBoth(theirs, mine).flatMap((line) => {
    const value = merged[lineName(line.productId)] as LineValue | undefined;
    return value ? [{ ...line, ...value }] : [];
  });
  const chosen = Object.fromEntries(termNames.map((name) => [name, merged[name]]));
  const buyer = Object.fromEntries(buyerNames.map((name) => [name, merged[buyerName(name)]]));
  return { ...theirs, ...chosen, lines, buyer: theirs.buyer && { ...theirs.buyer, ...buyer } };
}
