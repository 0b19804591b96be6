import type { CheckoutQuote } from '#contracts/checkout.ts';

/** '9 items', as the cart counts them: each of a product, not each product. */
export function itemsText(lines: Readonly<CheckoutQuote['lines']>): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}
