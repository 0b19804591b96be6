import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart.ts';
import { isNewLine, rolledBack, withAdded, type CartState } from './cart-state.ts';
import {
  withoutLines,
  withoutSaved,
  withPutBack,
  withQuantity,
  withRestored,
  withSaved,
} from './cart-changes.queries.ts';

const item = (name: string, quantity = 1): CartItem => ({
  id: `line-${name}`,
  quantity,
  addedPrice: '10.00',
  product: {
    id: name,
    slug: name,
    name,
    category: 'kit',
    price: '10.00',
    imageUrl: '',
    inStock: true,
    stock: 9,
    discontinued: false,
  },
});

const [a, b, c] = [item('a'), item('b', 2), item('c', 3)];
const cart: CartState = { lines: [a, b], saved: [c] };
const short = ({ lines, saved }: CartState) => ({
  lines: lines.map(({ product, quantity }) => `${quantity}${product.name}`),
  saved: saved.map(({ product, quantity }) => `${quantity}${product.name}`),
});

describe('a change as it looks at once', () => {
  it.each<[string, CartState, ReturnType<typeof short>]>([
    ['adding what is there adds up', withAdded(cart, b.product, 3), { lines: ['1a', '5b'], saved: ['3c'] }],
    ['adding what is new comes last', withAdded(cart, c.product, 1), { lines: ['1a', '2b', '1c'], saved: ['3c'] }],
    ['a quantity is set', withQuantity(cart, a.id, 7), { lines: ['7a', '2b'], saved: ['3c'] }],
    ['a line goes', withoutLines(cart, [a]), { lines: ['2b'], saved: ['3c'] }],
    ['all lines go, and what is saved stays', withoutLines(cart, [a, b]), { lines: [], saved: ['3c'] }],
    ['lines are put back', withPutBack(cart, [b, item('d')]), { lines: ['1a', '4b', '1d'], saved: ['3c'] }],
    ['a line is put aside', withSaved(cart, b), { lines: ['1a'], saved: ['3c', '2b'] }],
    ['what is saved comes back', withRestored(cart, c), { lines: ['1a', '2b', '3c'], saved: [] }],
    ['what is saved is forgotten', withoutSaved(cart, c.id), { lines: ['1a', '2b'], saved: [] }],
  ])('%s', (_, changed, expected) => {
    expect(short(changed)).toEqual(expected);
  });

  it('leaves each line the board it is for', () => {
    const board = (id: string) => ({ board: { id, slug: id, name: id } });
    const [forFuzz, forWah] = [
      { ...a, ...board('fuzz') },
      { ...c, ...board('wah') },
    ];
    const boardsOf = (items: readonly CartItem[]) => items.map((each) => each.board?.id);
    const aside = withSaved({ lines: [forFuzz, b], saved: [] }, forFuzz);
    expect(boardsOf(aside.saved)).toEqual(['fuzz']);
    expect(boardsOf(withRestored(aside, aside.saved[0]!).lines)).toEqual([undefined, 'fuzz']);
    // What is in the cart already is for what it was for.
    expect(boardsOf(withPutBack(cart, [forFuzz, forWah]).lines)).toEqual([undefined, undefined, 'wah']);
  });

  it('marks a line without a server id as new', () => {
    const { lines } = withAdded(cart, c.product, 1);
    expect(lines.map(isNewLine)).toEqual([false, false, true]);
  });
});

describe('a change that is taken back', () => {
  const touchesA = (line: CartItem) => line.product.id === 'a';

  it('puts a removed line back in its place', () => {
    expect(rolledBack(withoutLines(cart, [a]), cart, touchesA)).toEqual(cart);
  });

  it('leaves what another change did to other lines', () => {
    const now = withQuantity(withQuantity(cart, a.id, 9), b.id, 5);
    expect(short(rolledBack(now, cart, touchesA)).lines).toEqual(['1a', '5b']);
  });

  it('takes a line away again that was not there before', () => {
    const touchesC = (line: CartItem) => line.product.id === 'c';
    expect(rolledBack(withAdded(cart, c.product, 1), cart, touchesC)).toEqual(cart);
    expect(rolledBack(withSaved(cart, a), cart, touchesA)).toEqual(cart);
  });

  it('restores every line of a cleared cart', () => {
    expect(rolledBack(withoutLines(cart, [a, b]), cart, () => true)).toEqual(cart);
  });
});
