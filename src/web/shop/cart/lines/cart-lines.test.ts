import { expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart.ts';
import { groupByBoard } from './cart-lines.tsx';

const line = (id: string, board?: string): CartItem => ({
  id,
  quantity: 1,
  addedPrice: '1.00',
  product: {
    id,
    slug: id,
    name: id,
    category: 'parts',
    price: '1.00',
    imageUrl: '',
    inStock: true,
    stock: null,
    discontinued: false,
  },
  ...(board !== undefined && { board: { id: board, slug: board, name: `The ${board}` } }),
});

const shown = (...lines: CartItem[]) =>
  groupByBoard(lines).map((group) => [group.board, group.name, ...group.lines.map(({ id }) => id)]);

it('puts the lines of a cart by board, each board above its parts, and all else last', () => {
  expect(shown(line('strings'), line('r1', 'fuzz'), line('c1', 'wah'), line('fuzz'), line('r2', 'fuzz'))).toEqual([
    ['fuzz', 'The fuzz', 'fuzz', 'r1', 'r2'],
    ['wah', 'The wah', 'c1'],
    [null, null, 'strings'],
  ]);
  expect(shown(line('fuzz'), line('r1'))).toEqual([[null, null, 'fuzz', 'r1']]);
});
