import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AdjustmentRows } from '../../../components/totals/adjustment-rows.tsx';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { feeBefore, feeText } from '../../../components/totals/fee-text.ts';

interface QuoteTotalsProps {
  quote: CheckoutQuote;
  option: ShippingOption | undefined;
}

/** What will be paid for goods and delivery: the amount that the button stands for. */
export const amountDue = ({ quote, option }: QuoteTotalsProps): string =>
  formatMoney(option?.total ?? quote.beforeDelivery?.total ?? quote.exportSubtotal ?? quote.subtotal);

/** What goes to another country is paid without GST, and the summary says so beside its first amount. */
export const isExportQuote = ({ quote, option }: QuoteTotalsProps): boolean =>
  option ? option.isExport : quote.exportSubtotal !== null;

function deliveryName(option: ShippingOption | undefined): string {
  if (!option) return 'Delivery';
  return option.method === 'pickup' ? option.name : `${option.name} delivery`;
}

export function QuoteTotals({ quote, option }: QuoteTotalsProps) {
  const { adjustments } = option ?? quote.beforeDelivery ?? { adjustments: [] };
  return (
    <Totals aria-live="polite">
      <TotalsRow
        name={isExportQuote({ quote, option }) ? 'Subtotal, without GST' : 'Subtotal'}
        amount={formatMoney(option?.subtotal ?? quote.exportSubtotal ?? quote.subtotal)}
      />
      <AdjustmentRows adjustments={adjustments} on="goods" />
      <TotalsRow
        name={deliveryName(option)}
        amount={option ? feeText(feeBefore(option.fee, option.adjustments)) : 'On request'}
      />
      <AdjustmentRows adjustments={adjustments} on="freight" />
      <TotalsRow name={option ? 'Total' : 'Total before delivery'} amount={amountDue({ quote, option })} strong />
    </Totals>
  );
}
