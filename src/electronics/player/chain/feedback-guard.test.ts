import { describe, expect, it } from 'vitest';
import { playRiff } from '../riffs/play-riff.ts';
import { FeedbackGuard } from './feedback-guard.ts';

const rate = 24_000;

/** Whether and what the guard did to a sound, block by block. */
function guarded(sound: Float32Array): { readonly times: number; readonly heard: Float32Array } {
  const guard = new FeedbackGuard(rate);
  const heard = sound.slice();
  let times = 0;
  for (let start = 0; start < heard.length; start += 128) if (guard.run(heard.subarray(start, start + 128))) times++;
  return { times, heard };
}

/** A howl at 900 Hz that begins below the noise of a room and doubles every so many seconds. */
const howl = (doubling: number): Float32Array =>
  Float32Array.from({ length: rate }, (_, i) => {
    const swell = Math.min(0.9, 0.001 * 2 ** (i / rate / doubling));
    return swell * Math.sin((2 * Math.PI * 900 * i) / rate);
  });

describe('the feedback guard', () => {
  it('turns a howl down by 24 dB, once', () => {
    const { times, heard } = guarded(howl(0.05));
    expect(times).toBe(1);
    const late = heard.subarray(20_000).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(20 * Math.log10(late / 0.9)).toBeCloseTo(-24, 0);
  });

  it.each(['arpeggio', 'chug', 'lead', 'bass', 'chords'] as const)('lets the %s alone', (riff) => {
    expect(guarded(playRiff(riff, rate)).times).toBe(0);
  });

  it('lets a slow swell alone', () => {
    expect(guarded(howl(0.2)).times).toBe(0);
  });

  it('hears the next howl when it was released', () => {
    const guard = new FeedbackGuard(rate);
    expect(guard.run(howl(0.05))).toBe(true);
    expect(guard.run(howl(0.05))).toBe(false);
    guard.release();
    expect(guard.run(howl(0.05))).toBe(true);
  });
});
