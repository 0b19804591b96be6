import { toPaise } from '#domain/money/money.ts';
import { priceOrder, type OrderPrice, type TaxedLine } from '#domain/pricing/pricing.ts';
import type { OrderItemRow, WholeOrderRow } from './order.repository.ts';

export interface BoughtLine extends TaxedLine {
  readonly item: OrderItemRow;
}

/** What an order costs, by the prices it was made at. */
export const orderPriceOf = ({
  items,
  shippingPaise,
}: Pick<WholeOrderRow, 'items' | 'shippingPaise'>): OrderPrice<BoughtLine> =>
  priceOrder(
    {
      lines: items.map((item) => ({
        item,
        price: toPaise(item.pricePaise),
        quantity: item.quantity,
        gstRatePercent: item.gstRatePercent,
      })),
    },
    { fee: toPaise(shippingPaise) },
  );
