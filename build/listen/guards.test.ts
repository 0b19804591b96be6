/** What must never happen, whatever is played. */

import { describe, expect, it } from 'vitest';
import type { PlayedCircuit } from '#electronics/player/playable.ts';
import { peak, loadKit } from '#tests/support/played-kit.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

const rate = 96000;
const block = 64;

/** The same noise every time. */
function noise(volts: number, count: number): Float64Array {
  let seed = 1;
  return Float64Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (volts * seed) / 2 ** 31;
  });
}

const loudSine = Float64Array.from({ length: 640 }, (_, k) => 5 * Math.sin((2 * Math.PI * 330 * k) / rate));
const steps = Float64Array.from({ length: 640 }, (_, k) => (Math.floor(k / 300) % 2 ? 1 : -1));

/** Plays in blocks, and calls `between` before each. */
function play(played: PlayedCircuit, input: Float64Array, between: (at: number) => void = () => {}): Float64Array {
  const output = new Float64Array(input.length);
  for (let at = 0; at < input.length; at += block) {
    between(at / block);
    played.step(input.subarray(at, at + block), output.subarray(at, at + block), Math.min(block, input.length - at));
  }
  return output;
}

describe.each(playableKits.map((kit) => [kit.slug, kit] as const))('%s', (_, kit) => {
  it('stays a sound with five volts, noise, steps and knobs that are slammed, and is the same every time', async () => {
    const circuit = await loadKit(kitFile(kit));
    const run = (): Float64Array[] => {
      const played = circuit.start(rate);
      const slam = (at: number): void => {
        for (const { designator } of [...circuit.controls, ...circuit.trimmers]) played.turn(designator, at % 2);
      };
      const outputs = [
        play(played, loudSine),
        play(played, noise(1, 512)),
        play(played, steps),
        play(played, noise(0.2, 512), slam),
      ];
      expect(played.isStable).toBe(true);
      return outputs;
    };
    const first = run();
    for (const output of first) expect(peak(output)).toBeLessThan(12);
    expect(first.every((output) => output.every(Number.isFinite))).toBe(true);
    expect(run()).toEqual(first);
  });

  it('is silent and says so when it is given no number, and starts anew', async () => {
    const played = (await loadKit(kitFile(kit))).start(rate);
    const input = noise(0.1, 512);
    const before = play(played, input);
    const broken = input.slice();
    broken[block] = Number.NaN;
    const output = play(played, broken);
    expect(played.isStable).toBe(false);
    expect(output.subarray(block).every((volt) => volt === 0)).toBe(true);
    played.reset();
    expect(played.isStable).toBe(true);
    expect(play(played, input)).toEqual(before);
  });
});
