import { toPaise, type Paise } from '#domain/money/money.ts';
import { priceMadeOrder, type OrderPrice, type TaxedLine } from '#domain/pricing/pricing.ts';
import type { OrderItemRow, WholeOrderRow } from './order.repository.ts';

export interface BoughtLine extends TaxedLine {
  readonly item: OrderItemRow;
  readonly adjusted: Paise;
}

/** What an order costs, by the prices it was made at. */
export const orderPriceOf = ({
  items,
  adjustments,
  shippingPaise,
}: Pick<WholeOrderRow, 'items' | 'adjustments' | 'shippingPaise'>): OrderPrice<BoughtLine> =>
  priceMadeOrder({
    lines: items.map((item) => ({
      item,
      price: toPaise(item.pricePaise),
      quantity: item.quantity,
      adjusted: toPaise(item.adjustedPaise),
      gstRatePercent: item.gstRatePercent,
    })),
    adjustments: (adjustments ?? []).map(({ label, paise, on }) => ({ label, amount: toPaise(paise), on })),
    shipping: toPaise(shippingPaise),
  });
