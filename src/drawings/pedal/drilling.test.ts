import { describe, expect, it } from 'vitest';
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import { enclosureDrilling, holeDiameters, partRadii } from './drilling.ts';
import type { PanelSpec } from './panel-layout.ts';

const maxKnobs: Record<EnclosureSize, number> = { '1590A': 2, '125B': 6, '1590BB': 6 };

const panels = (Object.keys(enclosures) as EnclosureSize[]).flatMap((size) =>
  Array.from({ length: maxKnobs[size] + 1 }, (_, count) => count).flatMap((count) =>
    (['top', 'bottom'] as const).flatMap((nameAt) =>
      // A small box has no room for a toggle, and a full one neither.
      [0, 1]
        .filter((toggles) => !toggles || (size !== '1590A' && count <= 3))
        .map((toggles): PanelSpec => {
          const knobs = Array.from({ length: count }, (_, i) => ({ label: `K${i}` }));
          return { size, knobs, knobStyle: 'fluted', nameAt, toggles, jacks: 2 + toggles };
        }),
    ),
  ),
);

const titled = panels.map((panel) => ({
  panel,
  title: `${panel.knobs.length} knobs and ${panel.toggles} toggles on a ${panel.size}, name at the ${panel.nameAt}`,
}));

describe.each(titled)('the holes for $title', ({ panel }) => {
  const { faces, holes } = enclosureDrilling(panel);

  it('lie inside their faces, with a rim of metal around them', () => {
    for (const { face, x, y, diameter } of holes) {
      expect(Math.abs(x) + diameter / 2).toBeLessThan(faces[face].w / 2 - 2);
      expect(Math.abs(y) + diameter / 2).toBeLessThan(faces[face].h / 2 - 2);
    }
  });

  it('leave room for the parts that go into them', () => {
    const crowded = holes.flatMap((a, i) =>
      holes
        .slice(i + 1)
        .filter((b) => {
          const distance = Math.hypot(a.x - b.x, a.y - b.y);
          return a.face === b.face && distance < partRadii[a.kind] + partRadii[b.kind];
        })
        .map((b) => `${a.label} and ${b.label}`),
    );
    expect(crowded).toEqual([]);
  });

  it('are one for every part of the panel', () => {
    const count = (kind: string): number => holes.filter((hole) => hole.kind === kind).length;
    expect(count('pot')).toBe(panel.knobs.length);
    expect([count('lamp'), count('footswitch'), count('dc-jack')]).toEqual([1, 1, 1]);
    expect(count('jack')).toBe(panel.jacks);
    expect(count('toggle')).toBe(panel.toggles);
  });
});

describe('the drilling of a box', () => {
  it('has the diameters that the parts ask for', () => {
    expect(holeDiameters).toEqual({ pot: 7, toggle: 6.4, footswitch: 12, lamp: 8, jack: 9.5, 'dc-jack': 12 });
  });

  it('is seen from outside: the player is right of the left wall and left of the right one', () => {
    const { holes } = enclosureDrilling({ size: '125B', knobs: [{ label: 'A' }], knobStyle: 'fluted' });
    const [output, input] = holes.filter(({ kind }) => kind === 'jack');
    expect(output!.face).toBe('left');
    expect(output!.x).toBeGreaterThan(0);
    expect(input!.face).toBe('right');
    expect(input!.x).toBeCloseTo(-output!.x);
  });

  it('staggers the jacks of the smallest box, which is narrower than two plugs, and moves its supply to the right wall', () => {
    const { holes } = enclosureDrilling({ size: '1590A', knobs: [{ label: 'A' }], knobStyle: 'fluted' });
    const at = (kind: string, face: string) => holes.find((hole) => hole.kind === kind && hole.face === face)!;
    expect(-at('jack', 'right').x).toBeLessThan(at('jack', 'left').x - 10);
    expect(at('dc-jack', 'right').x).toBeLessThan(0);
  });
});
