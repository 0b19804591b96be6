import type { BookAddress, InvoiceFacts } from '#domain/books/book-document.ts';
import { rupees, toPaise } from '#domain/money/money.ts';
import { priceMadeOrder } from '#domain/pricing/pricing.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';

export const bookAddress = (changes: Partial<BookAddress> = {}): BookAddress => ({
  name: 'Asha Rao',
  streetAddress: '5 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
  ...changes,
});

type Sale = InvoiceFacts['sale'];

/** A kit for ₹1,180, sent for ₹59 inside the state to somebody who is not registered, unless told otherwise. */
export function invoiceFacts(
  changes: Partial<InvoiceFacts> & { readonly saleChanges?: Partial<Sale> } = {},
): InvoiceFacts {
  const { saleChanges, ...facts } = changes;
  const shipTo = facts.shipTo ?? bookAddress();
  const sale: Sale = {
    items: [
      {
        id: 'fuzz',
        name: 'Fuzz Box Kit',
        hsnCode: '8543',
        unitCode: 'SET',
        price: rupees(1180),
        quantity: 1,
        gstRatePercent: 18,
        adjusted: toPaise(0),
      },
    ],
    adjustments: [],
    shippingName: 'Standard',
    shipping: rupees(59),
    destination: shipTo,
    supplyState: null,
    ...saleChanges,
  };
  return {
    number: 'TR/2627/000001',
    serial: 1,
    day: '2026-10-05',
    orderNumber: 'PK-1001',
    seller: sellerOf(defaultSettings),
    gstin: null,
    buyerName: shipTo.name,
    billTo: shipTo,
    shipTo,
    stored: priceMadeOrder({ lines: sale.items, adjustments: sale.adjustments, shipping: sale.shipping }).total,
    isVoid: false,
    sale,
    ...facts,
  };
}
