import type { CheckoutQuote, PaymentOption } from '#contracts/checkout.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { netGramsOf } from '#domain/customs/goods.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import {
  cashObstacle,
  paymentOptions,
  sameDayObstacle,
  shippingOptions,
  upiObstacle,
  type Destination,
  type ShippedLine,
  type ShippingOption,
} from '#domain/orders/checkout.ts';
import type { DiscountedLine } from '#domain/discounts/choose-discounts.ts';
import { discountGoods } from '#domain/discounts/discounted-goods.ts';
import { linesObstacle } from '#domain/orders/order-limits.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney, toDecimal, toPaise } from '#domain/money/money.ts';
import { paymentMethodNames, testPaymentLabel, transferDays, type PaymentMethod } from '#domain/orders/payment.ts';
import { isIndia } from '#domain/places/india.ts';
import { isExport, placeOfSupply, supplyStateOf } from '#domain/pricing/place-of-supply.ts';
import {
  exportLines,
  lineTotal,
  priceOrder,
  subtotalOf,
  taxOrder,
  type CountedAdjustment,
  type Goods,
  type Line,
  type TaxedLine,
} from '#domain/pricing/pricing.ts';
import { taxAmount, taxedAs, taxParts } from '#domain/pricing/tax.ts';
import { shippingMethodNames } from '#domain/shipping/shipping.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { indianDay } from '#domain/time.ts';
import { toCartItem } from '../cart/cart-columns.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { ReadKitBills } from '../cart/kit-bill.service.ts';
import { readClock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { CartDiscountService } from '../discounts/cart-discount.service.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import type { Session } from '../sessions/session.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { abroadGoods, abroadOption, abroadQuote } from './abroad-quote.ts';
import * as checkout from './checkout.repository.ts';
import type { QuotedRow } from './checkout.repository.ts';

export type CheckoutService = ReturnType<typeof createCheckoutService>;

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly payments: PaymentViews;
  readonly cart: Pick<CartService, 'lock'>;
  readonly discounts: Pick<CartDiscountService, 'candidatesFor'>;
  readonly readKitBills: ReadKitBills;
}

const toPriceAdjustment = ({ label, amount, on }: CountedAdjustment) => ({ label, amount: toDecimal(amount), on });

/** What is known of a price where the delivery is not. */
function goodsAlone<L extends Line>(goods: Goods<L>): NonNullable<CheckoutQuote['beforeDelivery']> {
  const { adjustments, total } = priceOrder(goods, { fee: toPaise(0) });
  return {
    adjustments: adjustments.filter(({ on }) => on === 'goods').map(toPriceAdjustment),
    total: toDecimal(total),
  };
}

const paymentNotes = (
  { cashCeiling, upiCeiling }: Settings,
  kept: string,
): Readonly<Record<PaymentMethod, string>> => ({
  cod: `For goods worth up to ${formatMoney(cashCeiling)}. Please keep the exact amount ready for the courier.`,
  upi: `Scan a QR code with any UPI app, up to ${formatMoney(upiCeiling)}. We check transfers by hand and email you once yours arrives.`,
  razorpay: `You pay on the next page, and your order is confirmed right away. UPI takes up to ${formatMoney(upiCeiling)}.`,
  'bank-transfer': `By NEFT, RTGS or IMPS from any bank in India, for any amount. We show you our account on the next page, keep your items ${kept}, and email you once your transfer arrives.`,
});

/** One way to pay, as it is offered; `kept` says how long items are set aside for a transfer. */
export function toPaymentOption(
  method: PaymentMethod,
  { testGateway }: PaymentViews,
  settings: Settings,
  kept = `for ${transferDays} days`,
): PaymentOption {
  const test = method === 'razorpay' && testGateway;
  return {
    method,
    name: test ? testPaymentLabel : paymentMethodNames[method],
    note: test ? 'Tries out the checkout: no card is charged.' : paymentNotes(settings, kept)[method],
    test,
  };
}

function cartObstacle(lines: CheckoutQuote['lines'], settings: Settings): string | null {
  if (lines.length === 0) return new Refusal('cart-empty').message;
  const line = lines.find(({ obstacle }) => obstacle !== null);
  return line?.obstacle ?? linesObstacle(lines.length, settings);
}

const boards: Category = 'pcb';

interface QuotedLine extends ShippedLine, DiscountedLine {}

export function createCheckoutService({ db, pictures, payments, cart, discounts, readKitBills }: Deps) {
  /** Remembers what is shown, so that an order at another price can be told from one at this price. */
  async function listLinesAndRecordQuotes(sessionId: string): Promise<QuotedRow[]> {
    const rows = await checkout.list(db, sessionId);
    const changed = rows.filter(({ quotedPricePaise, pricePaise }) => quotedPricePaise !== pricePaise);
    if (changed.length > 0) {
      await db.transaction(async (tx) => {
        await cart.lock(tx, sessionId);
        await checkout.recordQuotes(tx, sessionId, changed);
      });
    }
    return rows;
  }

  const toPricedLine = (row: QuotedRow): QuotedLine => ({
    price: toPaise(row.pricePaise),
    quantity: row.quantity,
    gstRatePercent: row.gstRatePercent,
    netGrams: netGramsOf(row),
    slug: row.slug,
    category: row.category,
    kind: row.kind,
  });

  const toLine = (row: QuotedRow, exported: TaxedLine | undefined): CheckoutQuote['lines'][number] => ({
    ...toCartItem(row, pictures),
    total: toDecimal(lineTotal(toPricedLine(row))),
    exported: exported ? { price: toDecimal(exported.price), total: toDecimal(lineTotal(exported)) } : null,
    obstacle: checkoutObstacle({ quantity: row.quantity, product: row }),
  });

  /** Worked out as on the invoice. */
  const taxOf = (
    { method, price }: ShippingOption<TaxedLine>,
    destination: Destination,
    { supplyState, isExportTaxed }: { readonly supplyState: string | null; readonly isExportTaxed: boolean },
  ): Pick<CheckoutQuote['shippingOptions'][number], 'taxIncluded' | 'taxes'> => {
    const ownState = supplyStateOf({ ...destination, shippingMethod: method, business: null });
    const { kind } = placeOfSupply(destination, ownState ?? supplyState);
    const { sum } = taxOrder(price, taxedAs(kind, isExportTaxed));
    return { taxIncluded: toDecimal(taxAmount(sum)), taxes: taxParts(sum) };
  };

  return {
    /** What the cart of a session costs at a place; without a session it is empty. */
    async quote(
      session: Pick<Session, 'id' | 'userId' | 'discountCode'> | null,
      destination: Destination,
      { isLocal, supplyState }: { readonly isLocal: boolean; readonly supplyState: string | null },
    ): Promise<CheckoutQuote> {
      const rows = session === null ? [] : await listLinesAndRecordQuotes(session.id);
      const priced = rows.map(toPricedLine);
      const exported = isIndia(destination.country) ? null : exportLines(priced);
      const lines = rows.map((row, index) => toLine(row, exported?.[index]));
      const subtotal = subtotalOf(priced);
      const settings = await readSettings(db);
      const hasBoard = exported !== null && rows.some(({ category }) => category === boards);
      const bills = session && hasBoard ? await readKitBills(db, session.id) : [];
      const abroad = exported && abroadGoods({ country: destination.country, rows, lines: exported, bills, settings });
      const enabled = isLocal ? payments.options : payments.foreignOptions;
      const methods = paymentOptions(destination, enabled, subtotal, settings);
      const now = await readClock(db);
      const code = session?.discountCode ?? null;
      const candidates = await discounts.candidatesFor(session);
      const { goods, chosenFor } = discountGoods({ lines: priced, candidates, today: indianDay(now), code });
      const options = shippingOptions(destination, goods, now, settings);
      const isTooMuchForUpi = options.every(({ price }) => upiObstacle(price.total, settings) !== null);
      return {
        lines,
        subtotal: toDecimal(subtotal),
        exportSubtotal: exported && toDecimal(subtotalOf(exported)),
        discountCode: code,
        shippingOptions: options.map((option) => ({
          method: option.method,
          name: shippingMethodNames[option.method],
          fee: toDecimal(option.price.shipping),
          time: option.time,
          arrivesFrom: option.dates.from,
          arrivesTo: option.dates.to,
          subtotal: toDecimal(option.price.subtotal),
          total: toDecimal(option.price.total),
          isExport: isExport(destination.country, option.method),
          adjustments: option.price.adjustments.map(toPriceAdjustment),
          codeProblem: chosenFor(option.method).codeProblem,
          ...(abroad && isExport(destination.country, option.method)
            ? abroadOption(abroad, option.price)
            : { about: null, onArrival: null, onArrivalAsKit: null }),
          ...taxOf(option, destination, { supplyState, isExportTaxed: settings.exportTax === 'paid' }),
          upiObstacle: enabled.upi ? upiObstacle(option.price.total, settings) : null,
        })),
        beforeDelivery: options.length > 0 ? null : goodsAlone(exported ? { ...goods, lines: exported } : goods),
        sameDayObstacle: sameDayObstacle(destination, settings),
        paymentMethods: methods
          .filter((method) => method !== 'upi' || !isTooMuchForUpi)
          .map((method) => toPaymentOption(method, payments, settings)),
        cashObstacle: cashObstacle(destination, subtotal, settings),
        abroad:
          abroad && abroadQuote(abroad, options.find(({ method }) => isExport(destination.country, method))?.price),
        obstacle: cartObstacle(lines, settings),
      };
    },
  };
}
