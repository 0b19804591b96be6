import { describe, expect, it } from 'vitest';
import { block, drawnRows } from './use-rows-in-view.ts';

const count = 10_000;
const inWindow = 20;
const drawnAt = (startIndex: number) => drawnRows({ startIndex, endIndex: startIndex + inWindow - 1, count });

describe('the rows that are drawn', () => {
  it('change once in a block of rows, at both ends together', () => {
    const changes = Array.from({ length: 10 * block }, (_, at) => at + 100).filter(
      (at) => drawnAt(at).join() !== drawnAt(at - 1).join(),
    );
    expect(changes).toHaveLength(10);
    for (const at of changes) {
      expect(drawnAt(at)[0]).not.toBe(drawnAt(at - 1)[0]);
      expect(drawnAt(at).at(-1)).not.toBe(drawnAt(at - 1).at(-1));
    }
  });

  it('are those in the window and some on either side, wherever it stands', () => {
    for (let at = 50; at < 50 + 2 * block; at += 1) {
      const drawn = drawnAt(at);
      expect(drawn[0]).toBeLessThanOrEqual(at - 6);
      expect(drawn.at(-1)).toBeGreaterThanOrEqual(at + inWindow - 1 + 6);
      expect(drawn.length).toBeLessThan(inWindow + 6 * block);
    }
  });

  it('end where the list does', () => {
    expect(drawnAt(0)[0]).toBe(0);
    expect(drawnAt(count - inWindow).at(-1)).toBe(count - 1);
    expect(drawnRows({ startIndex: 0, endIndex: 2, count: 3 })).toEqual([0, 1, 2]);
  });
});
