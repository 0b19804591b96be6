import { formatMoney } from '#domain/money/money.ts';

/** A price of the catalogue, in rupees. */
export function Price({ amount }: { amount: string }) {
  return <span className="price">{formatMoney(amount)}</span>;
}
