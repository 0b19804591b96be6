import { expect, it } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings } from './chain-settings.ts';
import { initialFactor, measureLoad } from './load-measurement.ts';

/** What is found of a thread whose blocks of 2.5 ms take so many milliseconds, one after the other. */
function found(millisOf: (block: number) => number): { readonly load: number; readonly blocks: number } {
  let [now, blocks] = [0, 0];
  const load = measureLoad(
    () => void (now += millisOf(blocks++)),
    2.5,
    () => Math.floor(now),
  );
  return { load, blocks };
}

it('finds what a block takes within one short look where that is little', () => {
  const { load, blocks } = found(() => 0.25);
  expect(load).toBeCloseTo(0.1, 2);
  expect(blocks).toBeLessThan(90);
});

it('waits for the compiler', () => {
  const { load } = found((block) => (block < 10 ? 12 : 0.5));
  expect(load).toBeLessThan(0.35);
});

it('ends with what is too much, and by a clock that stands still', () => {
  const slow = found(() => 4);
  expect(slow.load).toBeCloseTo(1.6, 1);
  expect(slow.blocks * 4).toBeLessThan(300);
  expect(found(() => 0).blocks).toBe(1000);
});

it('weighs a pedal that is bypassed as if it were on, since it will be', () => {
  let steps = 0;
  const circuit = modelCircuit((volts) => {
    steps++;
    return volts;
  });
  initialFactor([circuit], [{ ...stockSettings, bypassed: true }], 48_000);
  expect(steps).toBeGreaterThan(0);
});
