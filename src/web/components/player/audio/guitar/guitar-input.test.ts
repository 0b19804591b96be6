import { describe, expect, it } from 'vitest';
import { PluckedString } from '#electronics/player/riffs/plucked-string.ts';
import { pitchOf } from './guitar-input.ts';

const rate = 48_000;

function string(hertz: number): Float32Array {
  const plucked = new PluckedString(rate, hertz < 180);
  plucked.pluck({ hertz, force: 0.6, mute: 0, bend: 0, vibrato: 0, ring: rate, random: () => 0.5 });
  const samples = new Float64Array(12_000);
  plucked.addTo(samples, 0, samples.length);
  return Float32Array.from(samples.subarray(6000, 10_096));
}

describe('the tuner', () => {
  it.each([
    [41.2, 'E1'],
    [82.41, 'E2'],
    [110, 'A2'],
    [146.83, 'D3'],
    [196, 'G3'],
    [246.94, 'B3'],
    [329.63, 'E4'],
    [1318.5, 'E6'],
  ])('names a string of %f Hz %s, within three cents', (hertz, note) => {
    const pitch = pitchOf(string(hertz), rate)!;
    expect(pitch.note).toBe(note);
    expect(Math.abs(1200 * Math.log2(pitch.hertz / hertz))).toBeLessThan(3);
  });

  it('says by how much a string is flat', () => {
    const pitch = pitchOf(string(110 * 2 ** (-20 / 1200)), rate)!;
    expect(pitch.note).toBe('A2');
    expect(Math.abs(pitch.cents + 20)).toBeLessThan(3);
  });

  it('says nothing of silence and of noise', () => {
    expect(pitchOf(new Float32Array(4096), rate)).toBeNull();
    let seed = 1;
    const noise = Float32Array.from({ length: 4096 }, () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32 - 0.5;
    });
    expect(pitchOf(noise, rate)).toBeNull();
  });
});
