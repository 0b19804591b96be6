import { expect, it } from 'vitest';
import type { StockItem } from '#contracts/stock.ts';
import { addLine, removeLine, setTyped, toUnits, type DeliveryLine } from './receive-page.tsx';

const item = (productId: string): StockItem => ({
  productId,
  slug: productId,
  name: productId,
  imageUrl: '',
  stock: 1,
  state: 'enough',
  sold30: 0,
  sold90: 0,
  reorderAt: 0,
  reorderByHand: null,
  daysLeft: null,
});
const told = (lines: readonly DeliveryLine[]) => lines.map((line) => `${line.item.productId} ${line.typed}`);

it('a product that is scanned again is one more of it, on top; picked again it keeps its number', () => {
  let lines = addLine(addLine([], item('a'), true), item('b'), true);
  lines = addLine(addLine(lines, item('a'), true), item('a'), true);
  expect(told(lines)).toEqual(['a 3', 'b 1']);
  lines = addLine(setTyped(lines, 'b', '200'), item('b'), false);
  expect(told(lines)).toEqual(['b 200', 'a 3']);
  expect(told(removeLine(lines, 'b'))).toEqual(['a 3']);
});

it('is sent when every number is one', () => {
  const lines = addLine(addLine([], item('a'), true), item('b'), true);
  expect(toUnits(lines)).toEqual([
    { productId: 'b', quantity: 1 },
    { productId: 'a', quantity: 1 },
  ]);
  for (const typed of ['', '0', '-1', '1.5', 'many']) expect(toUnits(setTyped(lines, 'a', typed))).toBeNull();
});
