/** Chips against what their data sheets say of them. */

import { describe, expect, it } from 'vitest';

import type { Chip, ChipContext } from './chip.ts';
import { echo, buckets } from './chips.ts';
import { reverb } from './reverb.ts';
import { flipFlops, light, rectifier } from './small-chips.ts';

const rate = 48000;

function createChip(make: (context: ChipContext) => Chip, context: Partial<ChipContext>) {
  const outputCurrents = new Float64Array(4);
  let controlled = 0;
  const chip = make({
    parameters: [],
    rate,
    outputCurrents,
    at: 0,
    rest: [0, 4, 0, 0, 8],
    timing: () => 0,
    setParameter: (parameter) => (controlled = parameter),
    ...context,
  });
  chip.reset();
  return { chip, outputCurrents, controlled: () => controlled };
}

/** Milliseconds until a click comes out again. */
function millisecondsOf({ chip, outputCurrents }: ReturnType<typeof createChip>): number {
  let [loudest, at] = [0, 0];
  for (let k = 0; k < rate / 2; k++) {
    chip.step(k < 10 ? 0.5 : 0, 0, 0, 0, 0);
    if (Math.abs(outputCurrents[0]!) > loudest) [loudest, at] = [Math.abs(outputCurrents[0]!), k];
  }
  return (1000 * at) / rate;
}

describe('a chip that is played', () => {
  it.each([
    [27.6e3, 342],
    [10.5e3, 151],
    [2.8e3, 61.6],
  ])('PT2399 with %d ohms keeps sound for %d ms', (ohms, milliseconds) => {
    const found = millisecondsOf(createChip(echo, { parameters: [1], timing: () => ohms }));
    expect(Math.abs(found / milliseconds - 1)).toBeLessThan(0.03);
  });

  it('a bucket brigade of 4096 stages keeps it for half as many ticks', () => {
    const found = millisecondsOf(createChip(buckets, { parameters: [1, 2048, 100e-12, 0], timing: () => 522e3 }));
    expect(Math.abs(found / (2048 / 6.67) - 1)).toBeLessThan(0.03);
  });

  it('a flip-flop that is led back to itself halves the frequency', () => {
    const { chip, outputCurrents } = createChip(flipFlops, { parameters: [1] });
    let rises = 0;
    let [before, opposite] = [0, 8];
    for (let k = 0; k < 400; k++) {
      chip.step(k % 10 < 5 ? 0 : 8, 0, opposite, 8, 8);
      if (before < 4 && outputCurrents[0]! >= 4) rises += 1;
      [before, opposite] = [outputCurrents[0]!, outputCurrents[1]!];
    }
    expect(rises).toBe(20);
  });

  it('SA571 has a gain of one for a sine of 0.775 V', () => {
    const { chip, outputCurrents, controlled } = createChip(rectifier, { parameters: [1] });
    let mean = 0;
    for (let k = 0; k < 4800; k++) {
      chip.step(0.775 * Math.SQRT2 * Math.sin((2 * Math.PI * 100 * k) / rate), 0, 0, 0, 0);
      mean += outputCurrents[0]! / 4800;
    }
    chip.step(0, 0, mean * 10e3, 0, 0);
    expect(controlled()).toBeCloseTo(1, 1);
  });

  it('a light cell has the resistance of its model at a milliampere, and is slower to darken', () => {
    const slope = 0.0517;
    const lit = 1.6;
    const { chip, controlled } = createChip(light, {
      parameters: [1e-3 * Math.exp(-lit / slope), slope, 2000],
      rest: [lit, 0],
    });
    expect(1 / controlled()).toBeCloseTo(2000, -2);
    for (let k = 0; k < rate / 100; k++) chip.step(0, 0, 0, 0, 0);
    const dark = controlled();
    for (let k = 0; k < rate / 100; k++) chip.step(lit, 0, 0, 0, 0);
    expect(1 / dark).toBeGreaterThan(5000);
    expect(1 / controlled()).toBeLessThan(5000);
  });

  it('a reverb module is sixty decibels quieter after its time, and rests', () => {
    const { chip, outputCurrents } = createChip(reverb, { parameters: [1, 2] });
    const energyOf = (seconds: number): number => {
      let energy = 0;
      for (let k = 0; k < seconds * rate; k++) {
        chip.step(0, 0, 0, 0, 0);
        energy += outputCurrents[0]! ** 2 + outputCurrents[1]! ** 2;
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
