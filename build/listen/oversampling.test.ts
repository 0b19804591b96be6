/** The factors that are kept for each kit, measured again for some of every kind. */
import { describe, expect, it } from 'vitest';
import { oversamplingFactors } from '#electronics/player/oversampling.ts';
import { aliasingOf, ceilingBy, nonHarmonicDecibels, toneHertz } from '#tests/support/listen/aliasing.ts';
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';

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

/** What moves, echoes or divides puts tones of its own between the harmonics; no factor changes them. */
const ownTones = new Set([
  'analog-delay',
  'chorus-pedal',
  'four-stage-phaser',
  'plate-reverb',
  'spring-reverb',
  'sub-octave',
  'optical-tremolo',
  'chip-echo',
]);

/** Slow devices hear these two with more than the others; docs/listening.md says so. */
const firstGoals: Readonly<Record<string, number>> = { 'bass-fuzz': -41, 'germanium-fuzz': -44 };

describe('between its harmonics a tone leaves', () => {
  it.each(soundingSlugs.filter((slug) => !ownTones.has(slug)))(
    'at most -60 dB behind %s at its ceiling, and -50 at its first factor',
    async (slug) => {
      const circuit = await circuitOf(slug);
      const { first, ceiling } = circuit.oversampling;
      const measured = new Map([...new Set([first, ceiling])].map((factor) => [factor, aliasingOf(circuit, factor)]));
      expect(measured.get(ceiling)).toBeLessThan(-60);
      expect(measured.get(first)).toBeLessThan(firstGoals[slug] ?? -50);
    },
  );
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
