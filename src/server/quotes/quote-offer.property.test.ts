import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { toPaise } from '#domain/money/money.ts';
import { makeInvoice } from '#domain/orders/invoice.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { taxOrder } from '#domain/pricing/pricing.ts';
import { taxAmount } from '#domain/pricing/tax.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { createRandom } from '#tests/support/random.ts';
import { orderPriceOf } from '../orders/order-price.ts';
import { makeOffer, priceOffer, toOfferView } from './quote-offer.ts';
import type { QuotedProductRow, QuoteRow } from './quote.repository.ts';

const places = [
  { state: 'Karnataka', country: 'India' },
  { state: 'Goa', country: 'India' },
  { state: '', country: 'Germany' },
];

const pictures = { resolve: (name: string) => name } as Parameters<typeof toOfferView>[1];

it('a quote, the order of it and their invoice come to the same paisa, over 5,000 sheets', () => {
  const random = createRandom(27);
  const whole = (min: number, max: number) => min + random(max - min + 1);
  for (let round = 0; round < 5000; round += 1) {
    const count = whole(1, 8);
    const products = new Map<string, QuotedProductRow>();
    const lines = Array.from({ length: count }, (_, index) => {
      const productId = `p${index}`;
      const gstRatePercent = ['18.00', '5.00', '12.00', '0.00'][whole(0, 3)]!;
      products.set(productId, {
        productId,
        slug: productId,
        name: productId,
        imageUrl: '',
        pricePaise: 0,
        hsnCode: '8543',
        gstRatePercent,
        unitCode: 'NOS',
        stock: null,
        isSold: true,
      });
      return { productId, quantity: whole(1, 300), pricePaise: whole(0, 999_999) };
    });
    const discount = [
      null,
      { label: 'Off', percent: whole(1, 10_000) / 100 },
      { label: 'Off', paise: whole(0, 50_000_000) },
    ][whole(0, 2)]!;
    const address = { name: 'N', streetAddress: '', city: '', zipCode: '', ...places[whole(0, 2)]! };
    const sheet = { lines, discount, freightPaise: whole(0, 500_000), address, business: null, note: null };
    const row = { ...sheet, shippingMethod: 'domestic-standard', deliveryDays: 7 } as unknown as QuoteRow;
    const offer = makeOffer(row, products, sellerOf(defaultSettings));

    // As the buyer sees it, as the order keeps it, and as its invoice prints it.
    const view = toOfferView({ number: 1, sentAt: '2026-11-18', validUntil: '2026-12-18', offer }, pictures);
    const order = orderPriceOf({
      items: offer.lines.map((line) => ({ ...line, id: '', refundedQuantity: 0 })),
      adjustments: offer.adjustments.length === 0 ? null : offer.adjustments,
      shippingPaise: offer.shippingPaise,
    });
    const invoice = makeInvoice({
      items: offer.lines.map((line) => ({
        ...line,
        price: toPaise(line.pricePaise),
        adjusted: toPaise(line.adjustedPaise),
      })),
      adjustments: offer.adjustments.map(({ label, paise, on }) => ({ label, amount: toPaise(paise), on })),
      shippingName: 'Standard',
      shipping: toPaise(offer.shippingPaise),
      destination: address,
      supplyState: offer.supplyState,
    });
    const paise = (text: string) => Math.round(Number(text) * 100);
    const taxes = Object.values(view.taxes).reduce((sum, tax) => sum + paise(tax), 0);
    const { kind } = placeOfSupply(address, offer.supplyState);
    expect({
      view: [paise(view.total), taxes],
      sheet: [offer.subtotalPaise + offer.adjustedPaise + offer.shippingPaise, taxes],
      offer: [priceOffer(offer).total, taxAmount(taxOrder(priceOffer(offer), kind).sum)],
      order: [order.total, taxAmount(taxOrder(order, kind).sum)],
      invoice: [invoice.total, taxAmount(invoice.tax)],
    }).toEqual(
      Object.fromEntries(
        ['view', 'sheet', 'offer', 'order', 'invoice'].map((name) => [name, [offer.totalPaise, taxes]]),
      ),
    );
    expect(paise(view.taxable) + taxes).toBe(offer.totalPaise);
  }
});
