import type { PriceAdjustment } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { TotalsRow } from './totals.tsx';

/** '−₹350': with a minus, not a hyphen. */
const changeText = (amount: string, currency?: string): string => formatMoney(amount, currency).replace('-', '−');

interface AdjustmentRowsProps {
  adjustments: readonly PriceAdjustment[];
  on: PriceAdjustment['on'];
  currency?: string;
}

/** What changed the price of the goods, or of the delivery. */
export const AdjustmentRows = ({ adjustments, on, currency }: AdjustmentRowsProps) =>
  adjustments
    .filter((adjustment) => adjustment.on === on)
    .map(({ label, amount }) => <TotalsRow key={label} name={label} amount={changeText(amount, currency)} isLess />);
