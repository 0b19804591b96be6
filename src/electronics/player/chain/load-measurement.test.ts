import { describe, expect, it, vi } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings } from './chain-settings.ts';
import { initialFactor, initialPace, measureLoad } from './load-measurement.ts';

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

it('adds nothing that others take for a while', () => {
  expect(found((block) => (block < 30 ? 1 : 4)).load).toBeCloseTo(0.4, 1);
  expect(found((block) => (block < 60 ? 4 : 1)).load).toBeCloseTo(0.4, 1);
});

it('ends with what is too much, and by a clock that stands still', () => {
  const slow = found(() => 4);
  expect(slow.load).toBeCloseTo(1.6, 1);
  expect(slow.blocks * 4).toBeLessThan(450);
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

describe('an amp behind a pedal', () => {
  /** On a device that needs so much of its time for each of them at 1x. */
  function begun(pedal: number, amp: number) {
    let now = 0;
    const circuit = (share: number) => modelCircuit((volts) => ((now += (1000 * share) / 48_000), volts));
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    const behind = { circuit: circuit(amp), setting: 'clean', cabinet: 'guitar' } as const;
    const pace = initialPace([circuit(pedal)], [stockSettings], 48_000, behind);
    clock.mockRestore();
    return [pace.factor, pace.ampFactor];
  }

  it('gets the time that the pedal leaves, at the cost of steps that are finer than its first', () => {
    expect(begun(0.02, 0.05)).toEqual([4, 2]);
    expect(begun(0.08, 0.12)).toEqual([2, 2]);
  });

  it('is stepped coarser, and then not played at all, where the pedal needs the time', () => {
    expect(begun(0.13, 0.18)).toEqual([2, 1]);
    expect(begun(0.18, 0.3)).toEqual([2, null]);
    expect(begun(0.6, 0.01)).toEqual([1, null]);
  });
});
