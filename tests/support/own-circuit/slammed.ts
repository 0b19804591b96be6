/** Plays a riff over and over while all knobs are thrown from stop to stop. */
import type { PlayableCircuit } from '#electronics/player/playable.ts';

const block = 64;
/** Between two throws. */
const throwSeconds = 0.01;

export interface Slammed {
  /** Of the last second at most. */
  readonly output: Float64Array;
  readonly peak: number;
  readonly isStable: boolean;
  /** Of all samples. */
  readonly isFinite: boolean;
}

export function slammed(circuit: PlayableCircuit, riff: Float32Array, rate: number, seconds: number): Slammed {
  const played = circuit.start(rate);
  const count = Math.round(seconds * rate);
  const output = new Float64Array(Math.min(count, rate));
  const input = new Float64Array(block);
  const volts = new Float64Array(block);
  let [peak, isFinite, isStable] = [0, true, true];
  for (let at = 0; at < count; at += block) {
    const thrown = Math.floor(at / (throwSeconds * rate));
    circuit.controls.forEach(({ designator }, k) => played.turn(designator, (thrown >> (k % 3)) & 1));
    const length = Math.min(block, count - at);
    for (let k = 0; k < length; k++) input[k] = riff[Math.floor((at + k) / 2) % riff.length]!;
    played.step(input, volts, length);
    isStable &&= played.isStable;
    for (let k = 0; k < length; k++) {
      peak = Math.max(peak, Math.abs(volts[k]!));
      isFinite &&= Number.isFinite(volts[k]!);
      output[(at + k) % output.length] = volts[k]!;
    }
  }
  return { output, peak, isStable, isFinite };
}
