/** Amplifiers against their data sheets: what they give into a loudspeaker, and how steep a slope they follow. */
import { expect, it } from 'vitest';
import { powerWithAdapter, statedPower } from '#tests/support/listen/output-power.ts';
import type { PlayableCircuit } from '#electronics/player/playable.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { kitData, kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

const kitOf = (slug: string) => playableKits.find((kit) => kit.slug === slug)!;

// LM386: output power into 8 ohms with 10 % of distortion.
it.each([
  [9, 700],
  [6, 325],
])('the pocket amp gives what the data sheet states with %d V: %d mW', async (volts, milliwatts) => {
  const found = await statedPower(kitData(kitOf('pocket-amp')), { volts, ohms: 8, positions: { VOLUME: 1, GAIN: 0 } });
  expect(Math.abs(found / milliwatts - 1)).toBeLessThan(0.08);
});

it('the pocket amp gives the half watt that its page promises, from the adapter that it is played with', async () => {
  const setup = { volts: 9, ohms: 8, positions: { VOLUME: 1, GAIN: 0 } };
  const { milliwatts } = await powerWithAdapter(kitData(kitOf('pocket-amp')), setup);
  expect(milliwatts).toBeGreaterThan(500);
  expect(milliwatts).toBeLessThan(750);
});

/** Decibels from jack to jack, of all that comes out, for a note of so many volts at its peak. */
async function playedGain(
  volts: number,
  change: (played: ReturnType<PlayableCircuit['start']>) => void,
): Promise<number> {
  const rate = 96_000;
  const played = (await loadKit(kitFile(kitOf('octave-up')))).start(rate);
  played.turn('LEVEL', 1);
  change(played);
  const input = Float64Array.from({ length: rate }, (_, k) => volts * Math.sin((2 * Math.PI * 440 * k) / rate));
  const output = new Float64Array(rate);
  played.step(input, output, rate);
  const energy = (samples: Float64Array): number => samples.slice(rate / 2).reduce((sum, volt) => sum + volt ** 2, 0);
  return 10 * Math.log10(energy(output) / energy(input));
}

it.each([0.1, 0.3])(
  'the octave up is as loud as its bypass with %d V and LEVEL full up, which it was not',
  async (volts) => {
    expect(await playedGain(volts, () => {})).toBeGreaterThan(0);
    expect(await playedGain(volts, (played) => played.swap('C7', { farads: 1e-12 }))).toBeLessThan(0);
  },
);

// LM308: 0.3 V in a microsecond with 30 pF.
it('the op-amp of the rodent follows no slope that is steeper than its data sheet says', async () => {
  const rate = 768_000;
  const played = (await loadKit(kitFile(kitOf('rodent-distortion')))).start(rate);
  played.turn('DISTORTION', 1);
  played.probe('amp');
  const input = Float64Array.from({ length: 8192 }, (_, k) => 2 * Math.sin((2 * Math.PI * 5000 * k) / rate));
  played.step(input, new Float64Array(8192), 8192);
  const slopes = Array.from({ length: 4096 }, (_, k) => (played.probed[4096 + k]! - played.probed[4095 + k]!) * rate);
  const steepest = Math.max(...slopes.map(Math.abs));
  expect(steepest).toBeLessThan(3.05e5);
  expect(steepest).toBeGreaterThan(2.8e5);
});
