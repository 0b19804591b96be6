import { describe, expect, it } from 'vitest';
import { Cabinet, cabinetFilters } from './cabinet.ts';

/** Decibels at a frequency, from what a click leaves. */
function decibelsAt(name: 'guitar' | 'bass', rate: number, hertz: number): number {
  const click = new Float32Array(rate / 2);
  click[0] = 1;
  new Cabinet(name, rate).run(click, click.length);
  let [re, im] = [0, 0];
  click.forEach((x, i) => {
    re += x * Math.cos((2 * Math.PI * hertz * i) / rate);
    im += x * Math.sin((2 * Math.PI * hertz * i) / rate);
  });
  return 20 * Math.log10(Math.hypot(re, im));
}

describe.each([44_100, 48_000])('at %i samples a second', (rate) => {
  // A table of what the curves are meant to be, from paper.
  it.each([
    { name: 'guitar', hertz: [50, 120, 420, 1000, 2450, 5000, 8000], decibels: [-7, 3.5, -3, 1, 6.5, -1.5, -17] },
    { name: 'bass', hertz: [30, 80, 320, 1000, 2100, 5000, 8000], decibels: [-5, 3.5, -2, 2, 4.5, -10.5, -27.5] },
  ] as const)('the $name cabinet has its curve', ({ name, hertz, decibels }) => {
    hertz.forEach((each, k) => {
      expect(Math.abs(decibelsAt(name, rate, each) - decibels[k]!), `${each} Hz`).toBeLessThan(0.6);
    });
    // Above it nothing is left.
    expect(decibelsAt(name, rate, 12_000)).toBeLessThan(-30);
  });

  it.each(['guitar', 'bass'] as const)(
    'the %s cabinet is of minimum phase: no pole or zero outside the circle',
    (name) => {
      for (const [b0, b1, b2, a1, a2] of cabinetFilters(name, rate)) {
        expect(Math.abs(a2)).toBeLessThan(1);
        expect(Math.abs(a1)).toBeLessThan(1 + a2);
        expect(Math.abs(b2 / b0)).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.abs(b1 / b0)).toBeLessThanOrEqual(1 + b2 / b0 + 1e-9);
      }
    },
  );
});
