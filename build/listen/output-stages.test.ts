/** Amplifiers against their data sheets: what they give into a loudspeaker, and how steep a slope they follow. */
import { expect, it } from 'vitest';
import { powerWithAdapter, statedPower } from '#tests/support/listen/output-power.ts';
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
