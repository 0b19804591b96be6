import type { OfficeQuote, OfficeQuoteLine } from '#contracts/office-quotes.ts';
import { fromDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { taxOrder } from '#domain/pricing/pricing.ts';
import { priceQuote, type QuoteDiscount } from '#domain/quotes/quotes.ts';

export interface SheetLine extends Omit<OfficeQuoteLine, 'quantity' | 'price'> {
  readonly quantity: string;
  readonly price: string;
}

/** For whom a draft is, as it stands in the fields. */
export interface SheetBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly companyName: string;
  readonly gstin: string;
  readonly receiver: '' | 'self' | 'other';
}

/** What is typed on the sheet, as it stands in the fields. */
export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly discountLabel: string;
  /** '5%', or rupees: '350'. Empty: none. */
  readonly discount: string;
  readonly freight: string;
  readonly shippingMethod: OfficeQuote['shippingMethod'];
  readonly deliveryDays: string;
  readonly validDays: string;
  readonly note: string;
  /** Null where whoever asked has said it themselves. */
  readonly buyer: SheetBuyer | null;
}

const toBuyer = ({ address, email, phone, business }: OfficeQuote): SheetBuyer => ({
  ...address,
  email: email ?? '',
  phone: phone ?? '',
  companyName: business?.companyName ?? '',
  gstin: business?.gstin ?? '',
  receiver: business?.receiver ?? '',
});

export const toSheet = (quote: OfficeQuote): Sheet => ({
  lines: quote.lines.map((line) => ({ ...line, quantity: String(line.quantity) })),
  discountLabel: quote.discount?.label ?? '',
  discount: quote.discount ? (quote.discount.amount ?? `${quote.discount.percent}%`) : '',
  freight: quote.freight ?? '',
  shippingMethod: quote.shippingMethod,
  deliveryDays: String(quote.deliveryDays),
  validDays: String(quote.validDays),
  note: quote.note ?? '',
  buyer: quote.kind === 'draft' ? toBuyer(quote) : null,
});

const amountPattern = /^\d{1,8}(\.\d{1,2})?$/;

/** As people write amounts: '1,450.00', '₹ 1450'. */
const plainAmount = (text: string): string => text.replaceAll(/[₹,\s]/g, '');

const readAmount = (text: string): Paise | null => {
  const plain = plainAmount(text);
  return amountPattern.test(plain) ? fromDecimal(plain) : null;
};

const readPercent = (text: string): number | null => {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text.trim());
  return match ? Number(match[1]) : null;
};

function readDiscount({ discount, discountLabel }: Sheet): QuoteDiscount | null {
  if (discount.trim() === '') return null;
  const percent = readPercent(discount);
  return { label: discountLabel, amount: percent === null ? (readAmount(discount) ?? toPaise(0)) : { percent } };
}

/** What the sheet comes to as it is typed, by the rules of every order; null while a number is none. */
export function sheetPrice(sheet: Sheet, supply: OfficeQuote['supply']) {
  const lines = sheet.lines.map(({ quantity, price, gstRatePercent }) => ({
    quantity: /^\d{1,5}$/.test(quantity) ? Number(quantity) : 0,
    price: readAmount(price) ?? toPaise(0),
    gstRatePercent,
  }));
  const discount = readDiscount(sheet);
  const percent = discount && typeof discount.amount === 'object' ? discount.amount.percent : 0;
  if (percent > 100) return null;
  const price = priceQuote({ lines, discount, freight: readAmount(sheet.freight) ?? toPaise(0) });
  return { price, tax: taxOrder(price, supply).sum };
}

const toBuyerChange = ({ email, phone, companyName, gstin, receiver, ...address }: SheetBuyer) => ({
  address,
  email: email.trim() || null,
  phone,
  business: companyName.trim() === '' ? null : { companyName, gstin, receiver: receiver || null },
});

/** What the call takes; what is no number goes as it was typed, and the server says what is wrong with it. */
export const toChange = (sheet: Sheet, version: number) => {
  const percent = readPercent(sheet.discount);
  return {
    version,
    lines: sheet.lines.map(({ productId, quantity, price }) => ({
      productId,
      quantity: Number(quantity),
      price: plainAmount(price),
    })),
    discount:
      sheet.discount.trim() === ''
        ? null
        : {
            label: sheet.discountLabel.trim() || 'Discount',
            ...(percent === null ? { amount: plainAmount(sheet.discount) } : { percent }),
          },
    freight: sheet.freight.trim() === '' ? null : plainAmount(sheet.freight),
    shippingMethod: sheet.shippingMethod,
    deliveryDays: Number(sheet.deliveryDays),
    validDays: Number(sheet.validDays),
    note: sheet.note.trim() === '' ? null : sheet.note,
    ...(sheet.buyer && { buyer: toBuyerChange(sheet.buyer) }),
  };
};

/** What differs from what is saved, by name. */
export function sheetChanges(saved: Sheet, typed: Sheet): string[] {
  const differs = (key: keyof Sheet) => JSON.stringify(saved[key]) !== JSON.stringify(typed[key]);
  const names: Readonly<Record<keyof Sheet, string>> = {
    lines: 'lines',
    discountLabel: 'discount',
    discount: 'discount',
    freight: 'freight',
    shippingMethod: 'delivery',
    deliveryDays: 'delivery',
    validDays: 'days',
    note: 'words',
    buyer: 'buyer',
  };
  return [...new Set((Object.keys(names) as (keyof Sheet)[]).filter(differs).map((key) => names[key]))];
}
