/** What is heard while an amp gives way to a device that is too slow for it, and while it comes back. */
import { describe, expect, it } from 'vitest';
import { ampCircuit, circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { ampTrimsOf } from './amp-trims.ts';
import { stockSettings } from './chain-settings.ts';
import { EffectsChain } from './effects-chain.ts';
import { loudnessOf } from './loudness.ts';
import { loudnessTrims } from './loudness-trims.ts';
import { blockLength } from './oversampler.ts';

const rate = 48_000;
const setting = 'clean';
const riff = playRiff('chords', rate);
const loudness = loudnessOf(riff, rate);

/** Seconds. Before it leaves, without it, and with it again. */
const [leaves, returns, end] = [0.8, 1.2, 2];
const blockAt = (seconds: number): number => Math.round((seconds * rate) / blockLength);

type Course = 'with' | 'without' | 'leaves and returns';

/** A kit as it is heard with an amp, without one, and with one that leaves and returns meanwhile. */
async function heard(slug: string, source: (sample: number) => number, course: Course): Promise<Float32Array> {
  const kits = [{ slug, url: '' }];
  const levels = {
    loudness,
    trims: loudnessTrims(kits, 'chords'),
    ampTrims: ampTrimsOf(kits, setting, 'chords'),
  };
  const amp = { circuit: await ampCircuit(), setting, cabinet: 'guitar', factor: 2 } as const;
  const first = course === 'without' ? null : amp;
  const chain = new EffectsChain([await circuitOf(slug)], [stockSettings], rate, 2, first);
  chain.setLevels(levels);
  const all = new Float32Array(blockAt(end) * blockLength);
  const input = new Float32Array(blockLength);
  for (let start = 0; start < all.length; start += blockLength) {
    if (course === 'leaves and returns') {
      if (start === blockAt(leaves) * blockLength) chain.dropAmp();
      if (start === blockAt(returns) * blockLength) chain.setAmp(amp, levels);
    }
    for (let i = 0; i < blockLength; i++) input[i] = source(start + i);
    const output = all.subarray(start, start + blockLength);
    chain.run(input, output, blockLength);
    chain.applyMaster(output, blockLength);
  }
  return all;
}

const chords = (sample: number): number => riff[sample % riff.length]!;

const rendered = new Map<string, Promise<Float32Array>>();

/** Rendered once for all tests. */
function chordsHeard(slug: string, course: Course): Promise<Float32Array> {
  const key = `${slug} ${course}`;
  const samples = rendered.get(key) ?? heard(slug, chords, course);
  rendered.set(key, samples);
  return samples;
}

const part = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.round(from * rate), Math.round(to * rate));

const rms = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

const decibels = (ratio: number): number => 20 * Math.log10(ratio);

const minus = (a: Float32Array, b: Float32Array): Float32Array => a.map((x, i) => x - b[i]!);

const differences = (samples: Float32Array): Float32Array => minus(samples.subarray(1), samples.subarray(0, -1));

const greatest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** Until the other sound is heard, alone. */
const changeSeconds = 0.16;
/** What an ear takes for one moment. */
const momentSeconds = 0.03;

describe.each(['chip-echo', 'four-stage-phaser'])('an amp behind the %s', (slug) => {
  it('leaves and returns without a click, a gap or a burst', async () => {
    const [amped, bare, changed] = await Promise.all(
      (['with', 'without', 'leaves and returns'] as const).map((course) => chordsHeard(slug, course)),
    );
    for (const at of [leaves, returns]) {
      const [a, b, c] = [amped!, bare!, changed!].map((each) => part(each, at, at + changeSeconds)) as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      // Steps and corners are those that one of the two sounds has by itself.
      const [stepsOfA, stepsOfB, steps] = [a, b, c].map(differences) as [Float32Array, Float32Array, Float32Array];
      expect(greatest(steps)).toBeLessThan(1.05 * Math.max(greatest(stepsOfA), greatest(stepsOfB)));
      const corners = [stepsOfA, stepsOfB, steps].map((each) => greatest(differences(each)));
      expect(corners[2]).toBeLessThan(1.05 * Math.max(corners[0]!, corners[1]!));
      for (let from = 0; from + momentSeconds < changeSeconds; from += momentSeconds / 4) {
        const [levelOfA, levelOfB, level] = [a, b, c].map((each) =>
          decibels(rms(part(each, from, from + momentSeconds))),
        ) as [number, number, number];
        expect(level).toBeLessThan(Math.max(levelOfA, levelOfB) + 1);
        expect(level).toBeGreaterThan(Math.min(levelOfA, levelOfB) - 3);
      }
    }
  });

  it('finds the pedal as if it had never left: its echoes and its sweep go on', async () => {
    const [amped, changed] = [await chordsHeard(slug, 'with'), await chordsHeard(slug, 'leaves and returns')].map(
      (each) => part(each, returns + changeSeconds, end),
    ) as [Float32Array, Float32Array];
    expect(decibels(rms(minus(changed, amped)) / rms(amped))).toBeLessThan(-80);
  });
});

it('is as loud after its return as before it left', async () => {
  const tone = (sample: number): number => 0.03 * Math.sin((2 * Math.PI * 330 * sample) / rate);
  const changed = await heard('vintage-overdrive', tone, 'leaves and returns');
  const before = loudnessOf(part(changed, leaves - 0.5, leaves), rate);
  const after = loudnessOf(part(changed, returns + changeSeconds, returns + changeSeconds + 0.5), rate);
  const without = loudnessOf(part(changed, leaves + 0.05, returns), rate);
  expect(Math.abs(after - before)).toBeLessThan(0.1);
  expect(Math.abs(without - before)).toBeGreaterThan(0.5);
});
