/** The factors that are kept for each kit, measured again for some of every kind. */
import { describe, expect, it } from 'vitest';
import { oversamplingFactors } from '#electronics/player/oversampling.ts';
import { aliasingOf, ceilingBy, nonHarmonicDecibels, toneHertz } from '#tests/support/listen/aliasing.ts';
import { circuitOf } from '#tests/support/listen/kit-circuits.ts';

describe('the oversampling of', () => {
  it.each([
    ['hard-clipper', -60],
    ['vintage-overdrive', -50],
    ['fuzz-box', -50],
    ['two-band-eq', -80],
  ])('%s ends where finer steps gain nothing, and begins below %d dB', async (slug, firstDecibels) => {
    const circuit = await circuitOf(slug);
    const measured = new Map(oversamplingFactors.map((factor) => [factor, aliasingOf(circuit, factor)]));
    expect(ceilingBy(measured)).toBe(circuit.oversampling.ceiling);
    expect(measured.get(circuit.oversampling.first)).toBeLessThan(firstDecibels);
  });
});

it('what lies between harmonics is told from them', () => {
  const tone = (hertz: number, volts: number): Float32Array =>
    Float32Array.from({ length: 40_000 }, (_, k) => volts * Math.sin((2 * Math.PI * hertz * k) / 48_000));
  const third = tone(3 * toneHertz, 0.3);
  const clean = tone(toneHertz, 1).map((volts, k) => volts + third[k]!);
  expect(nonHarmonicDecibels(clean)).toBeLessThan(-85);
  const alias = tone(5000, 0.01);
  expect(nonHarmonicDecibels(clean.map((volts, k) => volts + alias[k]!))).toBeCloseTo(-40.4, 0);
});
