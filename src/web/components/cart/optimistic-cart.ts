import type { CartItem } from '#contracts/cart.ts';
import { addItem, type CartState } from './cart-state.ts';

// How the cart looks the moment a person asks for a change on its screen, before the server has agreed.

const without = (items: readonly CartItem[], id: string): readonly CartItem[] => items.filter((item) => item.id !== id);

export const withQuantity = ({ lines, saved }: CartState, id: string, quantity: number): CartState => ({
  lines: lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  saved,
});

export const withoutLines = ({ lines, saved }: CartState, gone: readonly CartItem[]): CartState => ({
  lines: gone.reduce((left, { id }) => without(left, id), lines),
  saved,
});

/** Adds up as the server does: what is new remembers its board, what is there keeps its own. */
function addBack(items: readonly CartItem[], { product, quantity, board }: CartItem): readonly CartItem[] {
  const isThere = items.some((item) => item.product.id === product.id);
  const added = addItem(items, product, quantity);
  return isThere || !board ? added : added.map((item) => (item.product.id === product.id ? { ...item, board } : item));
}

export const withPutBack = ({ lines, saved }: CartState, back: readonly CartItem[]): CartState => ({
  lines: back.reduce(addBack, lines),
  saved,
});

export const withSaved = ({ lines, saved }: CartState, line: CartItem): CartState => ({
  lines: without(lines, line.id),
  saved: addBack(saved, line),
});

export const withRestored = ({ lines, saved }: CartState, item: CartItem): CartState => ({
  lines: addBack(lines, item),
  saved: without(saved, item.id),
});

export const withoutSaved = ({ lines, saved }: CartState, id: string): CartState => ({
  lines,
  saved: without(saved, id),
});
