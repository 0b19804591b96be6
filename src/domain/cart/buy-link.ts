import { pathRoots } from '../paths/paths.ts';
import { maxQuantity, maxUnitLines, minQuantity } from './cart.ts';

/** A product of a buy link, by its slug or its id. */
export interface BuyLine {
  readonly product: string;
  readonly quantity: number;
}

/** What an address says that is to fill a cart. */
export interface BuyLink {
  readonly lines: readonly BuyLine[];
  /** What stands there and is no product with a number, as it was written. */
  readonly unread: readonly string[];
}

/** As long as chats and mails leave an address whole. */
export const maxBuyLinkLength = 8_000;

export const buyLinkSentences = {
  empty: 'This link names no product.',
  long: `This link is too long: a link holds at most ${maxUnitLines} products.`,
} as const;

const key = /^[a-z0-9][a-z0-9-]{0,199}$/i;
/** As much of what cannot be read as a screen shows. */
const shownLength = 60;
const shownUnread = 10;

function readLine(text: string): BuyLine | null {
  const [product = '', count = '1', ...more] = text.split(':');
  const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  return more.length === 0 && key.test(product) && quantity >= minQuantity ? { product, quantity } : null;
}

/** Reads `fuzz-box:1,resistor-4k7:2`. A product that stands there twice adds up; a sentence says why nothing is read. */
export function readBuyLink(text: string): BuyLink | string {
  if (text.length > maxBuyLinkLength) return buyLinkSentences.long;
  const quantities = new Map<string, number>();
  const unread: string[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const line = readLine(part);
    if (!line) unread.push(part);
    else quantities.set(line.product, Math.min(maxQuantity, (quantities.get(line.product) ?? 0) + line.quantity));
  }
  if (quantities.size > maxUnitLines) return buyLinkSentences.long;
  if (quantities.size === 0 && unread.length === 0) return buyLinkSentences.empty;
  return {
    lines: [...quantities].map(([product, quantity]) => ({ product, quantity })),
    unread: unread.slice(0, shownUnread).map((each) => each.slice(0, shownLength)),
  };
}

/** What stands behind `/buy/`. */
export const writeBuyLines = (lines: readonly BuyLine[]): string =>
  lines.map(({ product, quantity }) => `${product}:${quantity}`).join(',');

/** The address that shows these products and puts them in the cart by one press; null: they are too many for one. */
export function buyPath(lines: readonly BuyLine[], continueTo?: string): string | null {
  const text = writeBuyLines(lines);
  if (lines.length > maxUnitLines || text.length > maxBuyLinkLength) return null;
  const query = continueTo === undefined ? '' : `?continue_to=${encodeURIComponent(continueTo).replaceAll('%2F', '/')}`;
  return `${pathRoots.buy}/${text}${query}`;
}
