import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, maxEditsFor } from './edit-distance.ts';

/** The whole table, without any bound. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, line) =>
    Array.from({ length: b.length + 1 }, (__, column) => (line === 0 ? column : column === 0 ? line : 0)),
  );
  for (let line = 1; line <= a.length; line++) {
    for (let column = 1; column <= b.length; column++) {
      const replaced = table[line - 1]![column - 1]! + (a[line - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(replaced, table[line - 1]![column]! + 1, table[line]![column - 1]! + 1);
      if (line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]) {
        least = Math.min(least, table[line - 2]![column - 2]! + 1);
      }
      table[line]![column] = least;
    }
  }
  return table[a.length]![b.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 10 });

describe('the distance between words', () => {
  it.each([
    ['tremolo', 'tremolo', 0],
    ['tremelo', 'tremolo', 1],
    ['tremlo', 'tremolo', 1],
    ['tremoolo', 'tremolo', 1],
    ['trmeolo', 'tremolo', 1],
    ['ovredirve', 'overdrive', 2],
    ['fuzz', 'delay', 3],
  ])('from %s to %s is %i, or more than two', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  it('agrees with the plain table up to its bound, and is one more beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(plainDistance(a, b), most + 1));
      }),
      { numRuns: 1000 },
    );
  });

  it('to a beginning is the least distance to any beginning', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, end) => plainDistance(a, b.slice(0, end)));
        expect(editDistance(a, b, 2, true)).toBe(Math.min(3, ...beginnings));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not look into words of absurd length', () => {
    expect(editDistance('a'.repeat(100), 'b'.repeat(100), 2)).toBe(3);
  });

  it('forgives nothing in short words, one slip in middling ones and two in long ones', () => {
    expect([3, 4, 7, 8].map(maxEditsFor)).toEqual([0, 1, 1, 2]);
  });
});
