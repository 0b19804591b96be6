/** The amp against ngspice, against the data sheets of its tubes, and with more than any pedal gives. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tube12ax7, tube6v6 } from '#catalogue/models/amp.ts';
import { ampPositions, ampSettingNames } from '#electronics/player/chain/amp-settings.ts';
import { equationsOf } from '#electronics/simulation/device-models/equations-of.ts';
import type { Element } from '#electronics/simulation/element.ts';
import { goldenError, goldenErrorThroughAmp } from '#tests/support/listen/golden-error.ts';
import { ampCircuit } from '#tests/support/listen/kit-circuits.ts';
import { loadKit, peak } from '#tests/support/played-kit.ts';
import { ampFile } from './amp-file.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

describe('ngspice hears the same of the amp, from a netlist that was written by hand', () => {
  // At 1x and 2x; driven as hard as this the coarsest steps leave out what lies beyond half the rate.
  it.each([
    ['clean', -62, -70, -50, -62],
    ['edge', -61, -70, -50, -62],
    ['driven', -60, -70, -28, -42],
  ] as const)('%s', async (setting, gentle, gentleFine, hard, hardFine) => {
    const circuit = await loadKit(ampFile(setting, `amp ${setting}`));
    expect(goldenError(circuit, 'gentle', 1)).toBeLessThan(gentle);
    expect(goldenError(circuit, 'gentle', 2)).toBeLessThan(gentleFine);
    expect(goldenError(circuit, 'hard', 1)).toBeLessThan(hard);
    expect(goldenError(circuit, 'hard', 2)).toBeLessThan(hardFine);
    expect(goldenError(circuit, 'hard', 32)).toBeLessThan(-85);
  });
});

describe('ngspice hears the same of a pedal through the amp and its loudspeaker, at the steps that are heard', () => {
  it.each([
    ['vintage-overdrive', 'clean', -62, -49],
    ['fuzz-box', 'clean', -61, -35],
    ['treble-booster', 'edge', -60, -45],
    ['rodent-distortion', 'driven', -53, -37],
  ] as const)('%s, %s', async (slug, setting, gentle, hard) => {
    const kit = await loadKit(
      kitFile(
        playableKits.find((each) => each.slug === slug)!,
        true,
      ),
    );
    const amp = { circuit: await loadKit(ampFile(setting)), setting };
    expect(goldenErrorThroughAmp(kit, amp, 'gentle')).toBeLessThan(gentle);
    expect(goldenErrorThroughAmp(kit, amp, 'hard')).toBeLessThan(hard);
  });
});

/** Milliamperes of the plate (and the screen), and milliamperes for each volt of the grid. */
function tubeAt(element: Element, volts: readonly number[]) {
  const size = volts.length;
  const [i, slopes] = [new Float64Array(size), new Float64Array(size * size)];
  equationsOf(element).currents(Float64Array.from(volts), i, slopes);
  return { plate: 1000 * i[0]!, screen: 1000 * (i[3] ?? 0), gain: 1000 * slopes[1]! };
}

it('tubes stand where their data sheets say', () => {
  // 12AX7: 250 V, -2 V: 1.2 mA, 1.6 mA/V. 6V6GT: 250 V, 250 V, -12.5 V: 45 mA, 4.5 mA, 4.1 mA/V.
  // Koren's 12AX7 draws a fifth less than the sheet there.
  const small = tubeAt({ ...tube12ax7, ref: 'V', nets: [] }, [250, -2, 0]);
  expect(Math.abs(small.plate / 1.2 - 1)).toBeLessThan(0.25);
  expect(Math.abs(small.gain / 1.6 - 1)).toBeLessThan(0.15);
  const large = tubeAt({ ...tube6v6, ref: 'V', nets: [] }, [250, -12.5, 0, 250]);
  expect(Math.abs(large.plate / 45 - 1)).toBeLessThan(0.15);
  expect(Math.abs(large.gain / 4.1 - 1)).toBeLessThan(0.15);
});

const rate = 48_000;
const sine = (volts: number): Float64Array =>
  Float64Array.from({ length: rate / 4 }, (_, k) => volts * Math.sin((2 * Math.PI * 330 * k) / rate));

/** At the coarsest steps there are. */
async function played(setting: (typeof ampSettingNames)[number], input: Float64Array) {
  const amp = (await ampCircuit()).start(rate);
  for (const [ref, at] of Object.entries(ampPositions[setting])) amp.turn(ref, at);
  const output = new Float64Array(input.length);
  for (let at = 0; at < input.length; at += 64)
    amp.step(input.subarray(at), output.subarray(at), Math.min(64, input.length - at));
  return { amp, output };
}

it.each(ampSettingNames)(
  '%s it stays a sound at 1x with a volt, with ten, with noise, the same every time',
  async (setting) => {
    let seed = 1;
    const noise = Float64Array.from({ length: rate / 4 }, () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
      return seed / 2 ** 31;
    });
    for (const input of [sine(1), sine(10), noise]) {
      const { amp, output } = await played(setting, input);
      expect(amp.isStable).toBe(true);
      expect(peak(output)).toBeGreaterThan(1);
      expect(peak(output)).toBeLessThan(48);
      expect((await played(setting, input)).output).toEqual(output);
    }
  },
);

it('gives a few watts, more from setting to setting, and less when its supply gives way', async () => {
  const loud = await Promise.all(
    ampSettingNames.map(async (setting) => peak((await played(setting, sine(0.05))).output)),
  );
  expect(loud).toEqual(loud.toSorted((a, b) => a - b));
  const { amp } = await played('driven', sine(0.3));
  amp.probe('B1');
  amp.step(sine(0.3).subarray(0, 64), new Float64Array(64), 64);
  const rested = (await ampCircuit()).start(rate);
  rested.turn('VOLUME', ampPositions.driven.VOLUME!);
  rested.probe('B1');
  rested.step(new Float64Array(64), new Float64Array(64), 64);
  expect(Math.abs(rested.probed[63]! - amp.probed[63]!)).toBeGreaterThan(2);
});

it('its file is small and imports nothing', () => {
  expect(ampFile()).not.toMatch(/import|eval|Function/);
  expect(brotliCompressSync(ampFile()).length).toBeLessThan(4000);
});
