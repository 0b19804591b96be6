/** Sound cards have their own rates: what is heard must not hang on which. */
import { describe, expect, it } from 'vitest';
import { ampCircuit, circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { transform } from '#tests/support/listen/aliasing.ts';
import { chainOversampling, factorAt } from '../oversampling.ts';
import { riffAt } from '../riffs/play-riff.ts';
import { LoopResampler } from '../riffs/resample-loop.ts';
import { ampTrimsOf } from './amp-trims.ts';
import { usualAmpFactor } from './amp-stage.ts';
import { loudnessOf } from './loudness.ts';
import { renderChain } from './render.ts';

const reference = 48_000;
/** Of the riff, from its beginning. */
const seconds = 1;
const windowLength = 32_768;

/** What is heard of a kit through the amp with a sound card of this rate, brought to the rate of comparison. */
async function heardAt(slug: string, rate: number): Promise<Float32Array> {
  const circuits = [await circuitOf(slug)];
  const source = riffAt('chords', rate);
  const { first } = chainOversampling(circuits, rate);
  const samples = renderChain({
    circuits,
    settings: [],
    source,
    levels: {
      loudness: loudnessOf(source, rate),
      trims: [],
      ampTrims: ampTrimsOf([{ slug, url: '' }], 'edge', 'chords'),
    },
    rate,
    factor: first,
    count: seconds * rate,
    amp: { circuit: await ampCircuit(), setting: 'edge', cabinet: 'guitar', factor: factorAt(rate, usualAmpFactor) },
  });
  const resampler = new LoopResampler(samples.length, seconds * reference);
  // What sounds before it is its end: a loop.
  resampler.take(Float32Array.from([...samples, ...samples]), samples.length, 2 * samples.length);
  return resampler.samples;
}

/** Decibels of each third of an octave, and the middle of it. */
function thirdsOf(samples: Float32Array): ReadonlyMap<number, number> {
  const re = Float64Array.from(
    samples.subarray(-windowLength),
    (x, k) => x * Math.sin((Math.PI * k) / windowLength) ** 2,
  );
  const im = new Float64Array(windowLength);
  transform(re, im);
  const thirds = new Map<number, number>();
  for (let hertz = 80; hertz < 9000; hertz *= 2 ** (1 / 3)) {
    let energy = 0;
    const bin = (edge: number): number => Math.round((hertz * 2 ** (edge / 6) * windowLength) / reference);
    for (let k = bin(-1); k < bin(1); k++) energy += re[k]! ** 2 + im[k]! ** 2;
    thirds.set(Math.round(hertz), 10 * Math.log10(energy));
  }
  return thirds;
}

describe.each(['vintage-overdrive', 'fuzz-box', 'analog-delay'])('%s through the amp', (slug) => {
  // The bilinear transform bends the loudspeaker's curve above 5 kHz less where the rate is high.
  it.each([
    [44_100, 0.5, 1],
    [96_000, 0.5, 2.5],
  ])('sounds at %i Hz as at 48,000', async (rate, low, high) => {
    const expected = await heardAt(slug, reference);
    const heard = await heardAt(slug, rate);
    expect(Math.abs(loudnessOf(heard, reference) - loudnessOf(expected, reference))).toBeLessThan(0.3);
    const thirds = thirdsOf(heard);
    for (const [hertz, decibels] of thirdsOf(expected))
      expect(Math.abs(thirds.get(hertz)! - decibels), `${hertz} Hz`).toBeLessThan(hertz < 5000 ? low : high);
  });
});

it('a kit through the amp is the same every time, sample by sample', async () => {
  expect(await heardAt('fuzz-box', 44_100)).toEqual(await heardAt('fuzz-box', 44_100));
});

it('a card of twice the rate has half the factor, and so the same steps', async () => {
  const kit = { oversampling: { first: 4, ceiling: 16 } } as const;
  expect(chainOversampling([kit], 44_100)).toEqual({ first: 4, ceiling: 16 });
  expect(chainOversampling([kit], 96_000)).toEqual({ first: 2, ceiling: 8 });
  expect(chainOversampling([], 96_000)).toEqual({ first: 1, ceiling: 1 });
});
