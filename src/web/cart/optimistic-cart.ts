import type { CartItem } from '#contracts/cart.ts';
import { addItem, type CartState } from './cart-state.ts';

// How the cart looks the moment a person asks for a change on its screen, before the server has agreed.

const without = (items: readonly CartItem[], id: string) => items.filter((item) => item.id !== id);

export const withQuantity = ({ lines, saved }: CartState, id: string, quantity: number): CartState => ({
  lines: lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  saved,
});

export const withoutLine = ({ lines, saved }: CartState, id: string): CartState => ({
  lines: without(lines, id),
  saved,
});

export const withoutLines = ({ saved }: CartState): CartState => ({ lines: [], saved });

export const withSaved = ({ lines, saved }: CartState, line: CartItem): CartState => ({
  lines: without(lines, line.id),
  saved: addItem(saved, line.product, line.quantity),
});

export const withRestored = ({ lines, saved }: CartState, item: CartItem): CartState => ({
  lines: addItem(lines, item.product, item.quantity),
  saved: without(saved, item.id),
});

export const withoutSaved = ({ lines, saved }: CartState, id: string): CartState => ({
  lines,
  saved: without(saved, id),
});
