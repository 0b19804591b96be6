/** Chips against what their data sheets say of them. */

import { describe, expect, it } from 'vitest';
import { buckets } from './buckets.ts';
import type { Chip, Socket } from './chip.ts';
import { echo } from './echo.ts';
import { reverb } from './reverb.ts';
import { flipFlops, light, rectifier } from './small-chips.ts';

const rate = 48000;

function socketed(make: (socket: Socket) => Chip, socket: Partial<Socket>) {
  const drives = new Float64Array(4);
  let steered = 0;
  const chip = make({
    figures: [],
    rate,
    drives,
    at: 0,
    rest: [0, 4, 0, 0, 8],
    pace: () => 0,
    steer: (figure) => (steered = figure),
    ...socket,
  });
  chip.reset();
  return { chip, drives, steered: () => steered };
}

/** Milliseconds until a click comes out again. */
function millisecondsOf({ chip, drives }: ReturnType<typeof socketed>): number {
  let [loudest, at] = [0, 0];
  for (let k = 0; k < rate / 2; k++) {
    chip.step(k < 10 ? 0.5 : 0, 0, 0, 0, 0);
    if (Math.abs(drives[0]!) > loudest) [loudest, at] = [Math.abs(drives[0]!), k];
  }
  return (1000 * at) / rate;
}

describe('a chip that is played', () => {
  it.each([
    [27.6e3, 342],
    [10.5e3, 151],
    [2.8e3, 61.6],
  ])('PT2399 with %d ohms keeps sound for %d ms', (ohms, milliseconds) => {
    const found = millisecondsOf(socketed(echo, { figures: [1], pace: () => ohms }));
    expect(Math.abs(found / milliseconds - 1)).toBeLessThan(0.03);
  });

  it('a bucket brigade of 4096 stages keeps it for half as many ticks', () => {
    const found = millisecondsOf(socketed(buckets, { figures: [1, 2048, 100e-12, 0], pace: () => 522e3 }));
    expect(Math.abs(found / (2048 / 6.67) - 1)).toBeLessThan(0.03);
  });

  it('a flip-flop that is led back to itself halves the frequency', () => {
    const { chip, drives } = socketed(flipFlops, { figures: [1] });
    let rises = 0;
    let [before, opposite] = [0, 8];
    for (let k = 0; k < 400; k++) {
      chip.step(k % 10 < 5 ? 0 : 8, 0, opposite, 8, 8);
      if (before < 4 && drives[0]! >= 4) rises += 1;
      [before, opposite] = [drives[0]!, drives[1]!];
    }
    expect(rises).toBe(20);
  });

  it('SA571 has a gain of one for a sine of 0.775 V', () => {
    const { chip, drives, steered } = socketed(rectifier, { figures: [1] });
    let mean = 0;
    for (let k = 0; k < 4800; k++) {
      chip.step(0.775 * Math.SQRT2 * Math.sin((2 * Math.PI * 100 * k) / rate), 0, 0, 0, 0);
      mean += drives[0]! / 4800;
    }
    chip.step(0, 0, mean * 10e3, 0, 0);
    expect(steered()).toBeCloseTo(1, 1);
  });

  it('a light cell has the resistance of its model at a milliampere, and is slower to darken', () => {
    const slope = 0.0517;
    const lit = 1.6;
    const { chip, steered } = socketed(light, {
      figures: [1e-3 * Math.exp(-lit / slope), slope, 2000],
      rest: [lit, 0],
    });
    expect(1 / steered()).toBeCloseTo(2000, -2);
    for (let k = 0; k < rate / 100; k++) chip.step(0, 0, 0, 0, 0);
    const dark = steered();
    for (let k = 0; k < rate / 100; k++) chip.step(lit, 0, 0, 0, 0);
    expect(1 / dark).toBeGreaterThan(5000);
    expect(1 / steered()).toBeLessThan(5000);
  });

  it('a reverb module is sixty decibels quieter after its time, and rests', () => {
    const { chip, drives } = socketed(reverb, { figures: [1, 2] });
    const energyOf = (seconds: number): number => {
      let energy = 0;
      for (let k = 0; k < seconds * rate; k++) {
        chip.step(0, 0, 0, 0, 0);
        energy += drives[0]! ** 2 + drives[1]! ** 2;
      }
      return energy;
    };
    for (let k = 0; k < 480; k++) chip.step(k % 2 ? 0.5 : -0.4, 0, 0, 0, 0);
    energyOf(0.1);
    const early = energyOf(0.2);
    energyOf(1.6);
    const fallen = 10 * Math.log10(early / energyOf(0.2));
    // Highs are damped besides.
    expect(fallen).toBeGreaterThan(45);
    expect(fallen).toBeLessThan(120);
  });
});
