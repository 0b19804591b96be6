import { describe, expect, it } from 'vitest';
import { ampSettingNames, cabinetOf } from './amp-settings.ts';
import { ampTrimsOf } from './amp-trims.ts';
import { ampCircuit, circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { loudnessOf } from './loudness.ts';
import { referenceLufs } from './master-bus.ts';
import { renderChain } from './render.ts';
import { stockSettings, type PedalSettings } from './chain-settings.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { loudnessTrims } from './loudness-trims.ts';

const rate = 24_000;
/** No more than it has to be, since many kits are played. */
const firstSecond = rate;
const source = playRiff('chords', rate);
/** Of the riff, its beginning is as much quieter as of the kit that plays it. */
const begins = loudnessOf(source.subarray(0, firstSecond), rate) - loudnessOf(source, rate) + referenceLufs;

/** How much louder than the reference, in LU, and how near to full scale. */
async function heard(slug: string, settings: PedalSettings, count = firstSecond) {
  const circuits = [await circuitOf(slug)];
  const levels = { loudness: loudnessOf(source, rate), trims: loudnessTrims([{ slug, url: '' }], 'chords') };
  const samples = renderChain({ circuits, settings: [settings], source, levels, rate, factor: 1, count });
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return { over: loudnessOf(samples, rate) - (count === firstSecond ? begins : referenceLufs), peak };
}

describe('how loud kits are', () => {
  it.each(soundingSlugs)('%s is within 1 LU of the reference as it is drawn', async (slug) => {
    const { over, peak } = await heard(slug, stockSettings, source.length);
    expect(Math.abs(over)).toBeLessThan(1);
    expect(peak).toBeLessThan(0.99);
  });

  // Whose output is weakest and strongest, and one that squares it.
  it.each(['jfet-preamp', 'clean-booster', 'bass-fuzz'])(
    '%s is within 1 LU of the reference through the amp at each of its settings',
    async (slug) => {
      // A loudspeaker has its peak where half this rate would bend it.
      const ampRate = 2 * rate;
      const riff = playRiff('chords', ampRate);
      const loudness = loudnessOf(riff, ampRate);
      const circuits = [await circuitOf(slug)];
      const circuit = await ampCircuit();
      const cabinet = cabinetOf(slug === 'bass-fuzz' ? 'bass' : 'booster');
      const plan = { circuits, settings: [], source: riff, rate: ampRate, factor: 1, count: riff.length } as const;
      for (const setting of ampSettingNames) {
        const levels = { loudness, trims: [], ampTrims: ampTrimsOf([{ slug, url: '' }], setting, 'chords') };
        const samples = renderChain({ ...plan, levels, amp: { circuit, setting, cabinet, factor: 1 } });
        expect(Math.abs(loudnessOf(samples, ampRate) - referenceLufs), setting).toBeLessThan(1);
      }
    },
  );

  // The loudest of all; `node tools/listen-loudness.ts` turns every knob of every kit.
  it.each([
    ['fuzz-box', 'VOLUME'],
    ['rodent-distortion', 'VOLUME'],
    ['sustain-fuzz', 'VOLUME'],
    ['germanium-fuzz', 'LEVEL'],
    ['sub-octave', 'OUTPUT'],
    ['bass-fuzz', 'OUTPUT'],
  ])('%s with %s at the right stop is less than 9 LU over the reference', async (slug, knob) => {
    const { over, peak } = await heard(slug, { ...stockSettings, knobs: { [knob]: 1 } });
    expect(over).toBeLessThan(9);
    expect(peak).toBeLessThan(0.99);
  });

  it.each(['treble-booster', 'pocket-amp', 'fuzz-box'])(
    '%s with every knob at the right stop is less than 9 LU over the reference',
    async (slug) => {
      const { controls } = await circuitOf(slug);
      const knobs = Object.fromEntries(controls.map(({ designator }) => [designator, 1]));
      const { over, peak } = await heard(slug, { ...stockSettings, knobs });
      expect(over).toBeLessThan(9);
      expect(peak).toBeLessThan(0.99);
    },
  );
});
