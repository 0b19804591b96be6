import { describe, expect, it } from 'vitest';
import { featuredKits } from '../catalogue-art.ts';
import { BOARD_WIDTH, type BoardSpec, type Placed } from './board-spec.ts';
import { FOOTPRINTS } from './footprints.ts';
import { place } from './place.ts';
import { RECIPES } from './recipes.ts';

const effects = Object.keys(RECIPES) as (keyof typeof RECIPES)[];

const spec = (type: BoardSpec['type'], size: BoardSpec['size'] = '125B'): BoardSpec => ({
  id: `test-${type}`,
  type,
  size,
  knobs: [{ label: 'A' }, { label: 'B' }, { label: 'C' }],
});

const bodies = (parts: readonly Placed[]): Placed[] => parts.filter((p) => p.kind !== 'WIRE' && p.kind !== 'POT');

describe('a board', () => {
  it.each(effects)('of a %s carries what its recipe asks for', (type) => {
    const { parts } = place(spec(type));
    const count = (kind: Placed['kind']): number => parts.filter((p) => p.kind === kind).length;
    const { ic8, ic14, q, d, r, film, ceramic, electro, trim } = RECIPES[type];
    expect([count('IC8'), count('IC14'), count('Q'), count('D'), count('R')]).toEqual([ic8, ic14, q, d, r]);
    expect([count('CF'), count('CC'), count('CE'), count('TRIM')]).toEqual([film, ceramic, electro, trim]);
  });

  it.each(effects)('of a %s numbers no part twice', (type) => {
    const refs = place(spec(type)).parts.map((p) => p.ref);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it.each(effects)('of a %s lets no two bodies overlap', (type) => {
    const parts = bodies(place(spec(type)).parts);
    const clashes = parts.flatMap((a, i) =>
      parts.slice(i + 1).filter((b) => {
        const [fa, fb] = [FOOTPRINTS[a.kind], FOOTPRINTS[b.kind]];
        const apartX = Math.abs(a.x - b.x) >= (fa.w + fb.w) / 2 - 0.35;
        // A ceramic nestles against the round can below it.
        const apartY = Math.abs(a.y - b.y) >= (Math.min(fa.h, 5) + Math.min(fb.h, 5)) / 2 - 1.3;
        return !apartX && !apartY;
      }),
    );
    expect(clashes).toEqual([]);
  });

  it.each(['1590A', '125B', '1590BB'] as const)(
    'for a %s is as wide as the box allows and holds all its pads',
    (size) => {
      const { w, h, parts } = place(spec('fuzz', size));
      expect(w).toBe(BOARD_WIDTH[size]);
      for (const [x, y] of parts.flatMap((p) => p.pads)) {
        expect(Math.min(x, w - x)).toBeGreaterThan(1);
        expect(Math.min(y, h - y)).toBeGreaterThan(1);
      }
    },
  );

  it('is laid out the same every time, and differently for another product', () => {
    const kit = featuredKits[0]!;
    expect(place(kit)).toEqual(place({ ...kit }));
    expect(place({ ...kit, id: 'another' })).not.toEqual(place(kit));
  });
});
