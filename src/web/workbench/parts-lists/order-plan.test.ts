import { describe, expect, it } from 'vitest';
import type { BillLine, ListedPart } from '#contracts/catalogue.ts';
import { parts as seedParts } from '#catalogue/parts.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { sameLegs, standInsFor } from '#domain/part-matching/stand-ins.ts';
import { planOrder, type BoardBom } from './order-plan.ts';

const part = (slug: string, change: Partial<ListedPart>): ListedPart => ({
  id: slug,
  slug,
  name: slug,
  kind: 'resistor',
  value: slug,
  volts: null,
  price: '15.00',
  packSize: 10,
  inStock: true,
  stock: 50,
  imageUrl: '',
  ...change,
});

const list = [
  part('r-10k', { value: '10K' }),
  part('r-10k-hundred', { value: '10K', packSize: 100, price: '90.00' }),
  part('r-9k1', { value: '9K1' }),
  part('r-47k', { value: '47K' }),
  part('film-1n', { kind: 'film-capacitor', value: '1n', volts: 63, packSize: 5, price: '30.00' }),
  part('film-1u', { kind: 'film-capacitor', value: '1u', volts: 63, packSize: 5, price: '65.00' }),
  part('ceramic-1n', { kind: 'ceramic-capacitor', value: '1n', volts: 50 }),
  part('electro-1u', { kind: 'electrolytic-capacitor', value: '1u', volts: 25, packSize: 5, price: '25.00' }),
  part('pot-a100k', { kind: 'potentiometer', value: 'A100K', packSize: 1, price: '65.00' }),
  part('pot-b100k', { kind: 'potentiometer', value: 'B100K', packSize: 1, price: '65.00' }),
  part('tl072cp', { kind: 'op-amp', value: 'TL072CP', packSize: 1, price: '35.00' }),
  part('jrc4558d', { kind: 'op-amp', value: 'JRC4558D', packSize: 1, price: '45.00' }),
];

const indexWith = (...changed: ListedPart[]): PartIndex =>
  new PartIndex({ parts: list.map((each) => changed.find(({ slug }) => slug === each.slug) ?? each), standIns: [] });

const line = (slug: string, quantity: number, ref = 'R'): BillLine => ({
  name: slug,
  quantity,
  refs: [ref],
  note: null,
  part: { ...list.find((each) => each.slug === slug)!, stock: 50 },
  notSold: null,
});

const board = (slug: string, lines: readonly BillLine[], count = 1): BoardBom => ({
  slug,
  boardSlug: slug,
  name: slug,
  count,
  lines,
});

const plan = (
  boards: readonly BoardBom[],
  stash: Readonly<Record<string, number>> = {},
  { real = [] as string[], cart = {}, index = indexWith() } = {},
) =>
  planOrder({
    boards,
    index,
    stash: new Map(Object.entries(stash)),
    cart: new Map(Object.entries(cart)),
    real: new Set(real),
  });

const bought = ({ purchases }: ReturnType<typeof plan>) =>
  [...purchases.values()].map(({ packs, spare, board: at }) => [
    packs.map(({ product, quantity }) => `${quantity} ${product.slug}`).join(' '),
    spare,
    at,
  ]);

const stocked = (slug: string, stock: number) => ({
  ...list.find((each) => each.slug === slug)!,
  inStock: stock > 0,
  stock,
});
const gone = (slug: string) => stocked(slug, 0);

/** Pieces in the cart once everything of a plan was added to it. */
const filledBy = ({ purchases }: ReturnType<typeof plan>, cart: Readonly<Record<string, number>> = {}) => {
  const filled: Record<string, number> = { ...cart };
  for (const { product, quantity } of [...purchases.values()].flatMap(({ packs }) => packs))
    filled[product.slug] = (filled[product.slug] ?? 0) + quantity * product.packSize;
  return filled;
};

describe('a bill with what somebody owns', () => {
  it('buys what is missing for all boards together, for the first that lacks it', () => {
    const boards = [board('one', [line('r-47k', 2), line('r-10k', 4)]), board('two', [line('r-10k', 3)], 2)];
    const found = plan(boards, { 'r-10k': 4 });
    expect(bought(found)).toEqual([
      ['1 r-47k', 8, 0],
      ['1 r-10k', 4, 1],
    ]);
    expect(found.boards[1]!.plan).toMatchObject([{ need: 6, have: 0, lack: 6 }]);
    expect(found.total).toBe(3000);
  });

  it('counts a part once that is on two lines, and leaves out what is not sold', () => {
    const unsold = { ...line('r-10k', 1), name: 'Bezel', part: null };
    const found = plan([board('one', [line('r-10k', 4, 'R1'), line('r-10k', 1, 'RLED'), unsold])]);
    expect(found.boards[0]!.plan).toMatchObject([{ need: 5, refs: ['R1', 'RLED'] }]);
    expect(found.boards[0]!.notSold).toEqual([unsold]);
  });

  it('takes the cheapest packs, of several sizes if there are', () => {
    expect(bought(plan([board('class', [line('r-10k', 7)], 10)]))).toEqual([['1 r-10k-hundred', 30, 0]]);
    expect(bought(plan([board('one', [line('r-10k', 7)])]))).toEqual([['1 r-10k', 3, 0]]);
  });

  it('counts what is in the cart, and has nothing to buy when all is there', () => {
    const found = plan([board('one', [line('r-10k', 7)])], { 'r-10k': 3 }, { cart: { 'r-10k': 10 } });
    expect(found.boards[0]!.plan).toMatchObject([{ have: 3, inCart: 4, lack: 0 }]);
    expect([found.purchases.size, found.total]).toEqual([0, 0]);
  });

  it('uses something owned that does it, unless the real one is wanted', () => {
    const boards = [board('one', [line('jrc4558d', 1), line('r-10k', 2)])];
    const owned = { tl072cp: 1, 'r-9k1': 2 };
    expect(plan(boards, owned).boards[0]!.plan.map(({ standIn }) => [standIn?.part, standIn?.reason])).toEqual([
      ['tl072cp', expect.stringContaining('Same legs')],
      ['r-9k1', expect.stringContaining('9% less')],
    ]);
    expect(bought(plan(boards, owned, { real: ['jrc4558d'] }))).toEqual([['1 jrc4558d', 0, 0]]);
  });

  it('buys what stands in for something that is out of stock, and says what is not to be had', () => {
    const boards = [board('one', [line('jrc4558d', 1), line('r-47k', 1)])];
    const found = plan(boards, {}, { index: indexWith(gone('jrc4558d'), gone('r-47k')) });
    expect([...found.purchases.values()]).toMatchObject([
      { packs: [{ product: { slug: 'tl072cp' } }], instead: { reason: expect.stringContaining('Same legs') } },
      { packs: [], short: 1, instead: null },
    ]);
  });
});

describe('a bill with what is in the cart', () => {
  it.each([
    ['what stands in for a part that is out of stock', [gone('jrc4558d')], [line('jrc4558d', 2), line('r-47k', 1)]],
    ['a stand-in that is on the bill itself', [gone('jrc4558d')], [line('jrc4558d', 1), line('tl072cp', 1)]],
    ['packs of another size', [], [line('r-10k', 70)]],
  ])('buys nothing again: %s', (_what, changed, lines) => {
    const index = indexWith(...changed);
    const boards = [board('one', lines)];
    const first = plan(boards, {}, { index });
    const cart = filledBy(first);
    expect(Object.values(cart).some((pieces) => pieces > 0)).toBe(true);
    const again = plan(boards, {}, { index, cart });
    expect([again.purchases.size, again.total]).toEqual([0, 0]);
  });

  it('offers no more packs than there are beside those in the cart, nor a stand-in for the rest', () => {
    const index = indexWith(stocked('jrc4558d', 3));
    const boards = [board('one', [line('jrc4558d', 5)])];
    expect(bought(plan(boards, {}, { index, cart: { jrc4558d: 1 } }))).toEqual([['2 jrc4558d', 0, 0]]);
    const all = plan(boards, {}, { index, cart: { jrc4558d: 3 } });
    expect([...all.purchases.values()]).toMatchObject([{ packs: [], short: 2, instead: null }]);
  });

  it('plans a pack once that two parts could take', () => {
    const index = indexWith(gone('jrc4558d'), stocked('tl072cp', 3));
    const found = plan([board('one', [line('jrc4558d', 2), line('tl072cp', 2)])], {}, { index });
    expect(filledBy(found)).toEqual({ tl072cp: 3 });
    expect(found.purchases.get('tl072cp')).toMatchObject({ short: 0 });
    expect(found.purchases.get('jrc4558d')).toMatchObject({ short: 1 });
  });
});

describe('what stands in for a part', () => {
  const standIns = (slug: string) => standInsFor(indexWith().bySlug.get(slug)!, list).map((each) => each.part);

  it.each([
    ['r-10k', ['r-9k1']],
    ['r-47k', []],
    ['electro-1u', ['film-1u']],
    ['film-1u', []],
    ['film-1n', ['ceramic-1n']],
    ['ceramic-1n', ['film-1n']],
    ['pot-a100k', ['pot-b100k']],
    ['tl072cp', ['jrc4558d']],
  ])('%s are %j', (slug, expected) => {
    expect(standIns(slug)).toEqual(expected);
  });

  it('has the same legs by the data of the shop', () => {
    const pinsOf = (slug: string) => seedParts.find((each) => each.slug === slug)?.pinOut;
    for (const [first, ...others] of sameLegs)
      for (const other of others) expect([other, pinsOf(other)]).toEqual([other, pinsOf(first!)]);
    expect(sameLegs.flat().filter((slug) => !pinsOf(slug))).toEqual([]);
  });
});
