/**
 * A bucket brigade: charge that is passed on at each tick of its clock and held until the next, so that pitch bends with the
 * clock. The V3102 beside it is a number here: how long a tick lasts.
 */

import { type Chip, saturate, type ChipContext } from './chip.ts';

/** With a resistor and a capacitor: 7 kHz at 522 kΩ and 100 pF, 100 kHz at 22 kΩ, as the comments of the circuits have it. */
const perTimeConstant = 2.8;
const restSeconds = 3.8e-6;
/** With a ramp: the capacitor is emptied within this time, and two ramps make one tick. */
const emptySeconds = 0.2e-6;
/** How far the charge goes up and down: this share of the supply, which is twice where it rests. */
const swing = 0.22;

export function buckets({ parameters, rate, outputCurrents, at, rest, timing }: ChipContext): Chip {
  const [siemens, count, store, isRamp] = parameters as [number, number, number, number];
  const cells = new Float32Array(count);
  const outputs = count > 1024 ? 2 : 1;
  const step = 1 / rate;
  const limit = 2 * swing * rest[1]!;
  let next = 0;
  let phase = 0;
  let period = 1e-5;
  let last = 0;
  let held = 0;
  const update = (): void => {
    if (!isRamp) period = perTimeConstant * timing() * store + restSeconds;
  };
  return {
    step(from, middle, start, top) {
      const now = saturate(from - middle, limit);
      if (isRamp) {
        const low = Math.min(start, top / 2 - 0.2);
        period = 2 * (store * Math.log((top - low) / (top / 2)) + emptySeconds);
      }
      const ticks = step / period;
      phase += ticks;
      let sum = 0;
      let left = 1;
      // The oldest tick of this step first; what is held between ticks is averaged over the step.
      for (let ago = phase - 1; ago >= 0; ago -= 1) {
        const when = 1 - Math.min(1, ago / ticks);
        const kept = when - (1 - left);
        sum += held * kept;
        left -= kept;
        cells[next] = last + (now - last) * when;
        next = next + 1 === count ? 0 : next + 1;
        held = cells[next]!;
        phase -= 1;
      }
      last = now;
      const out = siemens * (sum + held * left);
      for (let k = 0; k < outputs; k++) outputCurrents[at + k] = out;
    },
    update,
    reset() {
      cells.fill(0);
      outputCurrents.fill(0, at, at + outputs);
      next = 0;
      phase = 0;
      last = 0;
      held = 0;
      update();
    },
  };
}
