import { describe, expect, it } from 'vitest';
import { playRiff } from '../riffs/play-riff.ts';
import { loudnessOf } from './loudness.ts';
import { MasterBus, referenceLufs } from './master-bus.ts';

const rate = 48_000;
const riff = playRiff('chords', rate);

function mastered(gain: number, source = riff): Float32Array {
  const master = new MasterBus(rate);
  master.sourceLoudness = loudnessOf(source, rate);
  const samples = source.map((x) => gain * x);
  for (let start = 0; start < samples.length; start += 128) {
    master.run(samples.subarray(start, start + 128), Math.min(128, samples.length - start), false);
  }
  return samples;
}

describe('loudness', () => {
  it('of a sine of 997 Hz at full scale is -3.01 LUFS, at any rate', () => {
    for (const each of [44_100, 48_000, 96_000]) {
      const sine = Float32Array.from({ length: each }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / each));
      expect(loudnessOf(sine, each)).toBeCloseTo(-3.01, 1);
    }
  });

  it('does not count the pauses', () => {
    const sine = Float32Array.from({ length: 96_000 }, (_, i) => (i < 48_000 ? 0.1 * Math.sin(i / 8) : 0));
    // Half of the time would be 3 LU; what straddles the end is still counted.
    expect(loudnessOf(sine.subarray(0, 48_000), rate) - loudnessOf(sine, rate)).toBeLessThan(1);
    expect(loudnessOf(new Float32Array(48_000), rate)).toBe(-Infinity);
  });
});

describe('the master', () => {
  it.each(['arpeggio', 'chug', 'lead', 'bass', 'chords'] as const)('brings the riff %s to the reference', (name) => {
    const source = playRiff(name, rate);
    expect(Math.abs(loudnessOf(mastered(1, source), rate) - referenceLufs)).toBeLessThan(0.5);
  });

  it.each([4, 20, 100])(
    'holds what is %i times as strong under 9 LU over the reference and under full scale',
    (gain) => {
      const samples = mastered(gain);
      expect(loudnessOf(samples, rate) - referenceLufs).toBeLessThan(9);
      expect(samples.every((x) => Math.abs(x) < 0.981)).toBe(true);
    },
  );
});
