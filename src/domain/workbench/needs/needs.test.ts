import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPacks, type Offer } from './cheapest-packs.ts';
import { spendStash, type Owned } from './spend-stash.ts';

const owned = (part: Partial<Owned> = {}): Owned => ({
  stash: new Map(),
  cart: new Map(),
  inCartFor: () => [],
  standInsFor: () => [],
  wantsReal: () => false,
  ...part,
});

const board = (parts: Readonly<Record<string, number>>) => ({
  parts: Object.entries(parts).map(([part, pieces]) => ({ part, pieces })),
});

describe('what boards need beyond what somebody owns', () => {
  it('is spent board by board, in their order, the stash before the cart', () => {
    const boards = [board({ r: 4, c: 1 }), board({ r: 4 })];
    const [first, second] = spendStash(boards, owned({ stash: new Map([['r', 5]]), cart: new Map([['r', 2]]) }));
    expect(first!.map(({ have, inCart, lack }) => [have, inCart, lack])).toEqual([
      [4, 0, 0],
      [0, 0, 1],
    ]);
    expect(second).toMatchObject([{ need: 4, have: 1, inCart: 2, lack: 1 }]);
  });

  it('may be something that stands in, after every board has had its own, and not if the real one is wanted', () => {
    const standInsFor = (part: string) => (part === 'a' ? [{ part: 'b', reason: 'Same legs.' }] : []);
    const boards = [board({ a: 1 }), board({ b: 1 })];
    const some = (b: number, wantsReal = () => false) =>
      spendStash(boards, owned({ stash: new Map([['b', b]]), standInsFor, wantsReal }));
    expect(some(1)).toMatchObject([[{ lack: 1, standIn: null }], [{ have: 1 }]]);
    expect(some(2)).toMatchObject([[{ lack: 0, standIn: { part: 'b', reason: 'Same legs.' } }], [{ have: 1 }]]);
    expect(some(2, () => true)).toMatchObject([[{ lack: 1, standIn: null }], [{ have: 1 }]]);
  });

  it('may be in the cart as something else, after every board has had its own', () => {
    const inCartFor = (part: string) => (part === 'a' ? ['b'] : []);
    const boards = [board({ a: 2 }), board({ b: 1 })];
    const some = (b: number) => spendStash(boards, owned({ cart: new Map([['b', b]]), inCartFor }));
    expect(some(1)).toMatchObject([[{ inCart: 0, lack: 2 }], [{ inCart: 1, lack: 0 }]]);
    expect(some(2)).toMatchObject([[{ inCart: 1, lack: 1 }], [{ inCart: 1, lack: 0 }]]);
    expect(some(9)).toMatchObject([[{ inCart: 2, lack: 0 }], [{ inCart: 1, lack: 0 }]]);
  });

  it('never spends a piece twice, and loses none', () => {
    const needs = fc.dictionary(fc.constantFrom('r', 'c', 'q'), fc.integer({ min: 1, max: 9 }));
    const some = fc.dictionary(fc.constantFrom('r', 'c', 'q'), fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(fc.array(needs, { maxLength: 4 }), some, some, (boards, stash, cart) => {
        const spent = spendStash(
          boards.map(board),
          owned({
            stash: new Map(Object.entries(stash)),
            cart: new Map(Object.entries(cart)),
            inCartFor: (part) => (part === 'c' ? ['q', 'r'] : []),
            standInsFor: (part) => (part === 'r' ? [{ part: 'q', reason: '' }] : []),
          }),
        ).flat();
        const used = new Map<string, number>();
        for (const { part, need, have, inCart, standIn, lack } of spent) {
          const replaced = standIn ? need - have - inCart : 0;
          expect(have + inCart + replaced + lack).toBe(need);
          used.set(part, (used.get(part) ?? 0) + have);
          if (standIn) used.set(standIn.part, (used.get(standIn.part) ?? 0) + replaced);
        }
        const inCart = spent.reduce((sum, line) => sum + line.inCart, 0);
        expect(inCart).toBeLessThanOrEqual(Object.values(cart).reduce((sum, count) => sum + count, 0));
        for (const [part, count] of used) expect(count).toBeLessThanOrEqual(stash[part] ?? 0);
      }),
    );
  });
});

/** Every way to buy, tried. */
function bestByTrying(offers: readonly Offer[], pieces: number): number | null {
  const [offer, ...others] = offers;
  if (!offer) return pieces <= 0 ? 0 : null;
  const costs = Array.from({ length: offer.limit + 1 }, (_, count) => {
    const rest = bestByTrying(others, pieces - count * offer.packSize);
    return rest === null ? null : rest + count * offer.pricePaise;
  });
  const possible = costs.filter((cost) => cost !== null);
  return possible.length === 0 ? null : Math.min(...possible);
}

describe('the cheapest packs', () => {
  const offer = (id: string, packSize: number, pricePaise: number, limit = 99): Offer => ({
    id,
    packSize,
    pricePaise,
    limit,
  });

  it.each<[Offer[], number, Record<string, number>]>([
    [[offer('ten', 10, 1500)], 11, { ten: 2 }],
    [[offer('ten', 10, 1500), offer('hundred', 100, 9000)], 55, { ten: 6 }],
    [[offer('ten', 10, 1500), offer('hundred', 100, 9000)], 61, { hundred: 1 }],
    [[offer('ten', 10, 1500), offer('hundred', 100, 9000)], 110, { hundred: 1, ten: 1 }],
    [[offer('five', 5, 3000), offer('one', 1, 600)], 5, { five: 1 }],
    [[offer('ten', 10, 1500, 1), offer('one', 1, 900)], 12, { ten: 1, one: 2 }],
    [[offer('ten', 10, 1500, 1)], 12, { ten: 1 }],
    [[offer('ten', 10, 1500)], 0, {}],
    [[], 3, {}],
  ])('of %j for %i pieces are %j', (offers, pieces, packs) => {
    expect(Object.fromEntries(cheapestPacks(offers, pieces).packs)).toEqual(packs);
  });

  it('cost as little as any other way, and cover all that can be covered', () => {
    const offers = fc.array(
      fc.record({
        packSize: fc.integer({ min: 1, max: 12 }),
        pricePaise: fc.integer({ min: 0, max: 90 }),
        limit: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 40 }), (each, pieces) => {
        const named = each.map((one, at) => ({ ...one, id: String(at) }));
        const bought = cheapestPacks(named, pieces);
        const all = named.reduce((sum, { packSize, limit }) => sum + packSize * limit, 0);
        expect(bought.pieces).toBeGreaterThanOrEqual(Math.min(pieces, all));
        expect(all >= pieces ? bought.paise : null).toBe(bestByTrying(named, pieces));
        for (const { id, limit } of named) expect(bought.packs.get(id) ?? 0).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
