import type { ListedPart } from '#contracts/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartLineTotal } from '#domain/pricing/cart-totals.ts';

/** What one pack costs, and how many are in it. */
export const packPrice = ({ price, packSize }: ListedPart): string =>
  packSize > 1 ? `${formatMoney(price)} for ${packSize}` : formatMoney(price);

/** '6 of a pack of 10, ₹15': what the pieces of one entry cost, after those of the entries before it. */
export function packsText({ price, packSize }: ListedPart, pieces: number, before: number): string {
  const packs = Math.ceil((before + pieces) / packSize) - Math.ceil(before / packSize);
  const cost = formatMoney(cartLineTotal({ quantity: packs, product: { price } }));
  if (packSize === 1) return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${cost}`;
  if (packs === 0) return `${pieces} from the same pack`;
  if (packs > 1) return `${pieces} of ${packs} packs of ${packSize}, ${cost}`;
  return `${pieces} of ${before > 0 ? 'another' : 'a'} pack of ${packSize}, ${cost}`;
}
