import { expect, it } from 'vitest';
import { clickPeak, FootswitchClick } from './footswitch-click.ts';

const rate = 48_000;
const loudest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

it('is short, quiet and the same every time, and silent before it is stepped on', () => {
  const click = new FootswitchClick(rate);
  const heard = (): Float32Array => {
    const samples = new Float32Array(rate / 10);
    click.run(samples);
    return samples;
  };
  expect(loudest(heard())).toBe(0);
  click.press();
  const first = heard();
  expect(loudest(first)).toBeGreaterThan(clickPeak / 4);
  expect(loudest(first)).toBeLessThanOrEqual(clickPeak);
  expect(first[0]).toBe(0);
  expect(loudest(first.subarray(0.03 * rate))).toBe(0);
  click.press();
  expect(heard()).toEqual(first);
});

it('never takes what is played over full scale', () => {
  for (const level of [1, -1, 0.98]) {
    const click = new FootswitchClick(rate);
    click.press();
    const played = new Float32Array(2048).fill(level);
    click.run(played);
    expect(loudest(played)).toBeLessThanOrEqual(1);
  }
});
