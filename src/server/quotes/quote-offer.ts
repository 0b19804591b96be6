import type { OrderAddress } from '#contracts/orders.ts';
import type { QuoteOffer } from '#contracts/quotes.ts';
import type { Business } from '#domain/business/business.ts';
import { toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { placeOfSupply, supplyStateOf } from '#domain/pricing/place-of-supply.ts';
import { priceMadeOrder, taxOrder, type OrderPrice, type TaxedLine } from '#domain/pricing/pricing.ts';
import { taxParts } from '#domain/pricing/tax.ts';
import { priceQuote, type QuoteDiscount } from '#domain/quotes/quotes.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Seller } from '#domain/shop/shop-details.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { OrderAdjustmentRow } from '../orders/order.repository.ts';
import type { QuoteDiscountRow, QuotedProductRow, QuoteRow, QuoteVersionRow } from './quote.repository.ts';

/** A line as it was sent, whatever becomes of the product. */
interface OfferLineRow {
  readonly productId: string;
  readonly slug: string | null;
  readonly name: string;
  readonly imageUrl: string;
  readonly hsnCode: string;
  readonly gstRatePercent: number;
  readonly unitCode: string;
  readonly quantity: number;
  readonly pricePaise: number;
  /** Its share of the adjustments. */
  readonly adjustedPaise: number;
}

/** What is sent with a version of a quote, and what the order is made of. */
export interface QuoteOfferRow {
  readonly lines: readonly OfferLineRow[];
  readonly adjustments: readonly OrderAdjustmentRow[];
  readonly subtotalPaise: number;
  readonly adjustedPaise: number;
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly deliveryDays: number;
  readonly address: OrderAddress;
  readonly business: Business | null;
  readonly supplyState: string | null;
  readonly note: string | null;
  readonly seller: Seller;
}

const toDiscount = (row: QuoteDiscountRow | null): QuoteDiscount | null =>
  row && {
    label: row.label,
    amount: row.percent === undefined ? toPaise(row.paise ?? 0) : { percent: row.percent },
  };

interface SheetLine extends TaxedLine {
  readonly product: QuotedProductRow;
}

/** The sheet that staff are pricing, worked out. Lines of products that are gone are left out. */
function priceSheet(
  quote: Pick<QuoteRow, 'lines' | 'discount' | 'freightPaise'>,
  products: ReadonlyMap<string, QuotedProductRow>,
): OrderPrice<SheetLine> {
  const lines = quote.lines.flatMap(({ productId, quantity, pricePaise }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity, price: toPaise(pricePaise), gstRatePercent: product.gstRatePercent }] : [];
  });
  return priceQuote({ lines, discount: toDiscount(quote.discount), freight: toPaise(quote.freightPaise ?? 0) });
}

export const supplyStateOfQuote = ({
  address,
  shippingMethod,
  business,
}: Pick<QuoteRow, 'address' | 'shippingMethod' | 'business'>): string | null =>
  supplyStateOf({ state: address.state, country: address.country, shippingMethod, business });

/** Freezes what staff have priced. */
export function makeOffer(
  quote: QuoteRow,
  products: ReadonlyMap<string, QuotedProductRow>,
  seller: Seller,
): QuoteOfferRow {
  const price = priceSheet(quote, products);
  return {
    lines: price.lines.map(({ line: { product, quantity, price: each }, adjusted }) => ({
      productId: product.productId,
      slug: product.slug,
      name: product.name,
      imageUrl: product.imageUrl,
      hsnCode: product.hsnCode,
      gstRatePercent: Number(product.gstRatePercent),
      unitCode: product.unitCode,
      quantity,
      pricePaise: each,
      adjustedPaise: adjusted,
    })),
    adjustments: price.adjustments
      .filter(({ amount }) => amount !== 0)
      .map(({ label, amount, on }) => ({ label, paise: amount, on })),
    subtotalPaise: price.subtotal,
    adjustedPaise: price.adjusted,
    shippingPaise: price.shipping,
    totalPaise: price.total,
    shippingMethod: quote.shippingMethod,
    deliveryDays: quote.deliveryDays,
    address: quote.address,
    business: quote.business,
    supplyState: supplyStateOfQuote(quote),
    note: quote.note,
    seller,
  };
}

interface MadeOfferLine extends TaxedLine {
  readonly row: OfferLineRow;
  readonly adjusted: Paise;
}

/** What a version that was sent costs: nothing is shared out anew. */
export const priceOffer = ({ lines, adjustments, shippingPaise }: QuoteOfferRow): OrderPrice<MadeOfferLine> =>
  priceMadeOrder({
    lines: lines.map((row) => ({
      row,
      price: toPaise(row.pricePaise),
      quantity: row.quantity,
      adjusted: toPaise(row.adjustedPaise),
      gstRatePercent: row.gstRatePercent,
    })),
    adjustments: adjustments.map(({ label, paise, on }) => ({ label, amount: toPaise(paise), on })),
    shipping: toPaise(shippingPaise),
  });

/** As the buyer reads it. */
export function toOfferView({ number, sentAt, validUntil, offer }: QuoteVersionRow, pictures: AssetUrls): QuoteOffer {
  const price = priceOffer(offer);
  const place = placeOfSupply(offer.address, offer.supplyState);
  const { sum } = taxOrder(price, place.kind);
  return {
    version: number,
    sentAt: new Date(sentAt).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
    lines: price.lines.map(({ line: { row, price: each, quantity }, amount }) => ({
      productId: row.productId,
      slug: row.slug,
      name: row.name,
      imageUrl: pictures.resolve(row.imageUrl),
      hsnCode: row.hsnCode,
      quantity,
      price: toDecimal(each),
      total: toDecimal(amount),
    })),
    subtotal: toDecimal(price.subtotal),
    adjustments: price.adjustments.map(({ label, amount, on }) => ({ label, amount: toDecimal(amount), on })),
    freight: toDecimal(price.shipping),
    total: toDecimal(price.total),
    taxable: toDecimal(sum.taxable),
    taxes: taxParts(sum),
    placeOfSupply: place.name,
    shippingName: shippingNameOf({ shippingMethod: offer.shippingMethod, country: offer.address.country }),
    deliveryDays: offer.deliveryDays,
    note: offer.note,
  };
}
