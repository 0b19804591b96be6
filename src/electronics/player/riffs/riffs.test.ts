import { describe, expect, it } from 'vitest';
import type { RiffName } from '../chain/chain-settings.ts';
import { loudnessOf } from '../chain/loudness.ts';
import { PlayedRiff, playRiff, RiffAtRates, riffAt } from './play-riff.ts';
import { PluckedString } from './plucked-string.ts';
import { LoopResampler } from './resample-loop.ts';
import { riffShape } from './riff-shape.ts';
import { scores } from './scores.ts';

const rate = 48_000;
const names = Object.keys(scores) as RiffName[];
const played = new Map(names.map((name) => [name, playRiff(name, rate)]));

const loudest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

function shapeOf(samples: Float32Array): string {
  const bars = Array.from({ length: 96 }, (_, i) =>
    loudest(samples.subarray(Math.floor((i * samples.length) / 96), Math.floor(((i + 1) * samples.length) / 96))),
  );
  return bars.map((bar) => Math.round((35 * bar) / Math.max(...bars)).toString(36)).join('');
}

/** The wave's length by where it is most like itself. */
function hertzOf(samples: Float32Array, near: number): number {
  const likeness = (lag: number): number => {
    let sum = 0;
    for (let i = 0; i < 6000; i++) sum += samples[i]! * samples[i + lag]!;
    return sum;
  };
  const first = Math.floor(rate / near / 1.06);
  const lags = Array.from({ length: Math.ceil(rate / near / 0.94) - first }, (_, i) => first + i);
  const best = lags.reduce((a, b) => (likeness(b) > likeness(a) ? b : a));
  const [a, b, c] = [likeness(best - 1), likeness(best), likeness(best + 1)];
  return rate / (best + (a - c) / (2 * (a - 2 * b + c)));
}

describe('riffs', () => {
  it.each(names)('%s lasts as long as its beats', (name) => {
    const { beats, beatsPerMinute } = scores[name];
    expect(played.get(name)!.length).toBe(Math.round((beats * 60 * rate) / beatsPerMinute));
  });

  it('sound the same every time', () => {
    expect(playRiff('bass', rate)).toEqual(played.get('bass'));
  });

  it.each(names)('%s has the volts of a guitar and no voltage at rest', (name) => {
    const samples = played.get(name)!;
    expect(loudest(samples)).toBeCloseTo(scores[name].peakVolts, 5);
    expect(Math.abs(samples.reduce((sum, x) => sum + x, 0) / samples.length)).toBeLessThan(0.002);
  });

  it.each(names)('%s is as loud as its score says', (name) => {
    expect(loudnessOf(played.get(name)!, rate)).toBeCloseTo(scores[name].loudness, 3);
  });

  it.each(names)('%s is the same made at once or in parts', (name) => {
    const inParts = new PlayedRiff(name, rate);
    for (const seconds of [0.3, 1.5, 1.2, 2.11, Infinity]) inParts.playTo(Math.round(seconds * rate));
    expect(inParts.loop).toEqual(played.get(name));
  });

  it.each(names)('%s runs from its end into its beginning without a corner', (name) => {
    const samples = played.get(name)!;
    const corner = (i: number): number => {
      const at = (k: number): number => samples[(i + k + samples.length) % samples.length]!;
      return Math.abs(at(1) - 2 * at(0) + at(-1));
    };
    const inside = samples.reduce(
      (most, _, i) => (i === 0 || i === samples.length - 1 ? most : Math.max(most, corner(i))),
      0,
    );
    expect(Math.max(corner(-1), corner(0))).toBeLessThanOrEqual(inside);
  });

  it.each([82.41, 110, 196, 440, 659.26])('a string tuned to %f Hz sounds within three cents of it', (hertz) => {
    const string = new PluckedString(rate, hertz < 180);
    string.pluck({ hertz, force: 0.7, mute: 0, bend: 0, vibrato: 0, ring: rate, random: () => 0.5 });
    const heard = new Float64Array(rate);
    string.addTo(heard, 0, rate);
    const samples = Float32Array.from(heard.subarray(4000));
    expect(Math.abs(1200 * Math.log2(hertzOf(samples, hertz) / hertz))).toBeLessThan(3);
  });

  it.each(names)('%s is drawn as it is played', (name) => {
    expect(
      riffShape(name)
        .map((bar) => Math.round(35 * bar).toString(36))
        .join(''),
    ).toBe(shapeOf(played.get(name)!));
  });
});

describe('at the rate of a sound card', () => {
  it.each([44_100, 96_000])('%i: a tone keeps its pitch and its level', (cardRate) => {
    const tone = (length: number, at: number): Float32Array<ArrayBuffer> =>
      Float32Array.from({ length }, (_, i) => 0.4 * Math.sin((2 * Math.PI * 5000 * i) / at));
    const resampler = new LoopResampler(4800, cardRate / 10);
    const source = tone(9600, 48_000);
    for (const end of [7000, 7001, 9600]) resampler.take(source, 4800, end);
    const resampled = resampler.samples;
    expect(resampler.end).toBe(resampled.length);
    const expected = tone(cardRate / 10, cardRate);
    const error = resampled.reduce((sum, x, i) => sum + (x - expected[i]!) ** 2, 0);
    const all = expected.reduce((sum, x) => sum + x ** 2, 0);
    expect(10 * Math.log10(error / all)).toBeLessThan(-80);
  });

  it.each([44_100, 48_000, 96_000])('%i: what is heard while the rest is made is how it begins', (cardRate) => {
    const riff = new RiffAtRates('chug');
    riff.prepare(1);
    const beginning = riff.at(cardRate, 1.5);
    const whole = riff.at(cardRate);
    expect(beginning.samples.length / cardRate).toBeGreaterThan(1.499);
    expect(beginning.length).toBe(whole.samples.length);
    expect(whole.samples.subarray(0, beginning.samples.length)).toEqual(beginning.samples);
    expect(riffAt('chug', cardRate)).toEqual(whole.samples);
  });

  it('a riff is as long as at any other, as loud, and runs into its beginning', () => {
    const reference = riffAt('bass', 48_000);
    const samples = riffAt('bass', 44_100);
    expect(Math.abs(samples.length / 44_100 - reference.length / 48_000)).toBeLessThan(1 / 44_100);
    expect(loudest(samples) / loudest(reference)).toBeCloseTo(1, 2);
    const jump = (i: number): number => Math.abs(samples[(i + 1) % samples.length]! - samples[i]!);
    expect(jump(samples.length - 1)).toBeLessThan(
      loudest(samples.map((_, i) => (i < samples.length - 1 ? jump(i) : 0))),
    );
  });
});
