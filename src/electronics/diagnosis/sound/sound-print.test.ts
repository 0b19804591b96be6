import { describe, expect, it } from 'vitest';
import { isSilentPrint, silentPrint, soundDistance, soundPrint } from './sound-print.ts';

const rate = 48_000;
const wave = (of: (seconds: number) => number): Float32Array =>
  Float32Array.from({ length: rate }, (_, k) => of(k / rate));
const sine = (hertz: number, volts: number) => (t: number) => volts * Math.sin(2 * Math.PI * hertz * t);
const printOf = (of: (seconds: number) => number) => soundPrint(wave(of), rate);

describe('the distance of two sounds', () => {
  const plain = printOf(sine(400, 0.1));

  it('is none of a sound from itself, and that of levels from one that is quieter', () => {
    expect(soundDistance(plain, plain)).toBe(0);
    const tenDecibels = soundDistance(plain, printOf(sine(400, 0.0316)));
    expect(tenDecibels).toBeGreaterThan(8);
    expect(tenDecibels).toBeLessThan(11);
  });

  it('tells distortion by its harmonics', () => {
    const clipped = printOf((t) => Math.max(-0.05, Math.min(0.05, sine(400, 0.1)(t))));
    expect(soundDistance(plain, clipped)).toBeGreaterThan(3);
  });

  it('does not mind when a tremolo swings', () => {
    const tremolo = (at: number) => (t: number) =>
      (1 + 0.7 * Math.sin(2 * Math.PI * (5 * t + at))) * sine(400, 0.05)(t);
    expect(soundDistance(printOf(tremolo(0)), printOf(tremolo(0.5)))).toBeLessThan(1.5);
    expect(soundDistance(printOf(tremolo(0)), plain)).toBeGreaterThan(3);
  });

  it('knows silence', () => {
    expect(isSilentPrint(printOf(() => 0))).toBe(true);
    expect(isSilentPrint(plain)).toBe(false);
    expect(
      soundDistance(
        silentPrint,
        printOf(() => 0),
      ),
    ).toBe(0);
  });
});
