import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { feeText } from '../../components/totals/fee-text.ts';

/** The way of shipping that is meant: the chosen one if it goes there, or else the first. */
export const selectedShippingOption = (quote: CheckoutQuote, chosen: string | undefined): ShippingOption | undefined =>
  quote.shippingOptions.find(({ method }) => method === chosen) ?? quote.shippingOptions[0];

type Line = CheckoutQuote['lines'][number];

function lineChanges(before: Line, after: Line | undefined): string[] {
  const { name } = before.product;
  if (!after) return [`${name} is no longer in your cart.`];
  const sentences: string[] = [];
  if (after.product.price !== before.product.price) {
    const [was, is] = [before.product.price, after.product.price].map((price) => formatMoney(price));
    sentences.push(`${name} was ${was} and is ${is} now.`);
  }
  if (after.quantity !== before.quantity) sentences.push(`You now have ${after.quantity} × ${name} in your cart.`);
  return sentences;
}

/** What is different from what the buyer saw, as sentences. Why a line cannot be bought stands at the line. */
export function quoteChanges(before: CheckoutQuote, after: CheckoutQuote, method: string | undefined): string[] {
  const now = new Map(after.lines.map((line) => [line.product.id, line]));
  const known = new Set(before.lines.map((line) => line.product.id));
  const changed = before.lines.flatMap((line) => lineChanges(line, now.get(line.product.id)));
  const added = after.lines.filter(({ product }) => !known.has(product.id));
  const [shippedFor, shipsFor] = [selectedShippingOption(before, method), selectedShippingOption(after, method)];
  return [
    ...changed,
    ...added.map(({ product }) => `${product.name} was added to your cart.`),
    ...(shippedFor && shipsFor && shippedFor.fee !== shipsFor.fee
      ? [`Shipping was ${feeText(shippedFor.fee).toLowerCase()} and is ${feeText(shipsFor.fee).toLowerCase()} now.`]
      : []),
  ];
}
