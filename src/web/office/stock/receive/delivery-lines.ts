import type { StockItem } from '#contracts/stock.ts';
import { readQuantity } from '#domain/cart/cart.ts';

/** A product of a delivery, with its number as it is typed. */
export interface DeliveryLine {
  readonly item: StockItem;
  readonly typed: string;
}

/** Scanned once more, it is one more; picked again, it stays as it is. The newest stands on top. */
export function addLine(lines: readonly DeliveryLine[], item: StockItem, scanned: boolean): DeliveryLine[] {
  const known = lines.find((line) => line.item.productId === item.productId);
  const others = lines.filter((line) => line !== known);
  if (!known) return [{ item, typed: '1' }, ...others];
  const typed = scanned ? String((readQuantity(known.typed) ?? 0) + 1) : known.typed;
  return [{ item, typed }, ...others];
}

export const setTyped = (lines: readonly DeliveryLine[], productId: string, typed: string): DeliveryLine[] =>
  lines.map((line) => (line.item.productId === productId ? { ...line, typed } : line));

export const removeLine = (lines: readonly DeliveryLine[], productId: string): DeliveryLine[] =>
  lines.filter((line) => line.item.productId !== productId);

/** Null: one of the numbers is none. */
export function toUnits(lines: readonly DeliveryLine[]): { productId: string; quantity: number }[] | null {
  const units = lines.flatMap(({ item, typed }) => {
    const quantity = readQuantity(typed);
    return quantity === null ? [] : [{ productId: item.productId, quantity }];
  });
  return units.length === lines.length ? units : null;
}
