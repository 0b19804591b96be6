import { describe, expect, it } from 'vitest';
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { panelLayout } from './panel-layout.ts';
import type { PedalSpec } from './pedal-spec.ts';

const pedal = (size: EnclosureSize, knobCount: number, more: Partial<PedalSpec> = {}): PedalSpec => ({
  ...sampleKit,
  size,
  knobs: Array.from({ length: knobCount }, (_, i) => ({ label: `K${i}` })),
  ...more,
});

const knobCounts: Record<EnclosureSize, readonly number[]> = {
  '1590A': [1, 2, 3, 4],
  '125B': [1, 2, 3, 4, 5, 6],
  '1590BB': [1, 2, 3, 4, 5, 6],
};

const cases = (Object.keys(enclosures) as EnclosureSize[]).flatMap((size) =>
  knobCounts[size].flatMap((count) =>
    (['top', 'bottom'] as const).map((nameAt) => ({ size, count, nameAt, spec: pedal(size, count, { nameAt }) })),
  ),
);

describe('the face of a pedal', () => {
  it.each(cases)('keeps $count knobs inside a $size with the name at the $nameAt', ({ size, count, spec }) => {
    const { w, h } = enclosures[size];
    const { knobs, knobR } = panelLayout(spec);
    expect(knobs).toHaveLength(count);
    for (const { x, y } of knobs) {
      expect(x - knobR).toBeGreaterThan(1);
      expect(x + knobR).toBeLessThan(w - 1);
      expect(y - knobR).toBeGreaterThan(4);
      expect(y + knobR).toBeLessThan(h / 2 + 10);
    }
  });

  it.each(cases)('lets no two of $count knobs touch on a $size ($nameAt)', ({ spec }) => {
    const { knobs, knobR } = panelLayout(spec);
    knobs.forEach((a, i) =>
      knobs.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * knobR + 1)),
    );
  });

  it.each(cases)('is symmetrical for $count knobs on a $size ($nameAt)', ({ size, spec }) => {
    const { w } = enclosures[size];
    const { knobs, led, name } = panelLayout(spec);
    expect(knobs.reduce((sum, k) => sum + k.x, 0) / knobs.length).toBeCloseTo(w / 2);
    expect(led.x).toBe(w / 2);
    expect(name.x).toBe(w / 2);
  });

  it('keeps the lamp clear of knobs and switch', () => {
    for (const { spec } of cases) {
      const { knobs, knobR, led, switches } = panelLayout(spec);
      for (const k of knobs) expect(Math.hypot(k.x - led.x, k.y - led.y)).toBeGreaterThan(knobR + 2);
      for (const s of switches) expect(Math.hypot(s.x - led.x, s.y - led.y)).toBeGreaterThan(9 + 2.8);
    }
  });

  it('gives the graphic a band above the switch on the boxes that have room', () => {
    for (const { size, count, spec } of cases) {
      if (size !== '125B' || count > 3) continue;
      const { top, bottom, knobs, knobR, switches } = panelLayout(spec);
      expect(bottom - top).toBeGreaterThan(15);
      expect(top).toBeGreaterThan(knobs.at(-1)!.y + knobR);
      expect(bottom).toBeLessThan(switches[0]!.y - 9);
    }
  });

  it('sets two footswitches side by side', () => {
    const { switches } = panelLayout(pedal('1590BB', 6, { footswitches: 2 }));
    expect(switches).toHaveLength(2);
    expect(switches[1]!.x - switches[0]!.x).toBeGreaterThan(30);
    expect(switches[0]!.y).toBe(switches[1]!.y);
  });
});
