import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingPacks, type BoardNeed } from './board-parts.ts';

const part = (partId: string, pieces: number, packSize = 1, packsInCart = 0) => ({
  partId,
  pieces,
  packSize,
  packsInCart,
});
const asObjects = (boards: readonly BoardNeed[]) => missingPacks(boards).map((missing) => Object.fromEntries(missing));

describe('the parts that boards still need', () => {
  it('come in packs, and as often as there are boards', () => {
    expect(asObjects([{ boards: 3, parts: [part('4k7', 4, 10), part('jack', 2)] }])).toEqual([{ '4k7': 2, jack: 6 }]);
  });

  it('are fewer by what is in the cart', () => {
    expect(asObjects([{ boards: 1, parts: [part('jack', 2, 1, 1), part('4k7', 4, 10, 1)] }])).toEqual([{ jack: 1 }]);
  });

  it('take the rest of a pack that an earlier board opened, and no piece twice', () => {
    const boards = (packs: number) => [
      { boards: 1, parts: [part('4k7', 6, 10, packs)] },
      { boards: 1, parts: [part('4k7', 6, 10, packs)] },
    ];
    expect(asObjects(boards(1))).toEqual([{}, { '4k7': 1 }]);
    expect(asObjects(boards(2))).toEqual([{}, {}]);
  });

  it('are all there once what is missing has been added, board after board', () => {
    const shelf = fc.array(fc.record({ packSize: fc.integer({ min: 1, max: 10 }), packs: fc.nat(3) }), {
      minLength: 1,
      maxLength: 5,
    });
    const pieces = fc.array(fc.array(fc.nat(12), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(shelf, pieces, fc.integer({ min: 1, max: 4 }), (parts, wanted, count) => {
        const held = parts.map(({ packs }) => packs);
        const needs = (): BoardNeed[] =>
          wanted.map((row) => ({
            boards: count,
            parts: parts.map(({ packSize }, index) => part(`${index}`, row[index]!, packSize, held[index]!)),
          }));
        wanted.forEach((_, board) => {
          for (const [id, packs] of missingPacks(needs())[board]!) held[Number(id)]! += packs;
        });
        expect(missingPacks(needs()).every((missing) => missing.size === 0)).toBe(true);
        parts.forEach(({ packSize }, index) => {
          const needed = wanted.reduce((sum, row) => sum + row[index]! * count, 0);
          expect(held[index]! * packSize).toBeGreaterThanOrEqual(needed);
        });
      }),
    );
  });
});
