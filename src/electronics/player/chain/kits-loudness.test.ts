import { describe, expect, it } from 'vitest';
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { loudnessOf } from './loudness.ts';
import { renderChain } from './render.ts';
import { stockSettings, type PedalSettings } from './chain-settings.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { loudnessTrims } from './loudness-trims.ts';

// A chord at a low rate: no more than it has to be, since every kit is played.
const rate = 24_000;
const count = rate;
const source = playRiff('chords', rate);
const bypass = loudnessOf(source.subarray(0, count), rate);

/** How much louder than bypass, in LU, and how near to full scale. */
async function heard(slug: string, settings: PedalSettings): Promise<{ readonly over: number; readonly peak: number }> {
  const circuits = [await circuitOf(slug)];
  const levels = { loudness: loudnessOf(source, rate), trims: loudnessTrims([{ slug, url: '' }], 'chords') };
  const samples = renderChain({ circuits, settings: [settings], source, levels, rate, factor: 1, count });
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return { over: loudnessOf(samples, rate) - bypass, peak };
}

describe('how loud kits are', () => {
  it.each(soundingSlugs)('%s is within 3 LU of bypass as it is drawn', async (slug) => {
    const { over, peak } = await heard(slug, stockSettings);
    expect(Math.abs(over)).toBeLessThan(3);
    expect(peak).toBeLessThan(0.99);
  });

  // The loudest of all; `node tools/listen-loudness.ts` turns every knob of every kit.
  it.each([
    ['fuzz-box', 'VOLUME'],
    ['rodent-distortion', 'VOLUME'],
    ['sustain-fuzz', 'VOLUME'],
    ['germanium-fuzz', 'LEVEL'],
    ['sub-octave', 'OUTPUT'],
    ['bass-fuzz', 'OUTPUT'],
  ])('%s with %s at the right stop is less than 9 LU over bypass', async (slug, knob) => {
    const { over, peak } = await heard(slug, { ...stockSettings, knobs: { [knob]: 1 } });
    expect(over).toBeLessThan(9);
    expect(peak).toBeLessThan(0.99);
  });

  it.each(['treble-booster', 'pocket-amp', 'fuzz-box'])(
    '%s with every knob at the right stop is less than 9 LU over bypass',
    async (slug) => {
      const { controls } = await circuitOf(slug);
      const knobs = Object.fromEntries(controls.map(({ designator }) => [designator, 1]));
      const { over, peak } = await heard(slug, { ...stockSettings, knobs });
      expect(over).toBeLessThan(9);
      expect(peak).toBeLessThan(0.99);
    },
  );
});
