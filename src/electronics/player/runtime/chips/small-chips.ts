/** Flip-flops, the rectifier of a compander, and a lamp that shines on a cell. */

import { rectifierOhms } from '../../../simulation/circuit-constants.ts';
import { type Chip, smoothingCoefficient, type ChipContext } from './chip.ts';

/** Two D flip-flops: first output, its opposite, second output, its opposite. An edge is placed within the step it is in. */
export function flipFlops({ parameters, outputCurrents, at, rest }: ChipContext): Chip {
  const [siemens] = parameters as [number];
  const before = [0, 0];
  const state = [0, 0];
  const data = [1, 1];
  const stepFlipFlop = (k: 0 | 1, clock: number, level: number, high: number): void => {
    const half = high / 2;
    const was = state[k]!;
    let share = 1;
    if (before[k]! < half && clock >= half) {
      state[k] = data[k]!;
      share = Math.min(1, (clock - half) / (clock - before[k]!));
    }
    const out = high * (state[k]! * share + was * (1 - share));
    outputCurrents[at + 2 * k] = siemens * out;
    outputCurrents[at + 2 * k + 1] = siemens * (high - out);
    before[k] = clock;
    data[k] = level > half ? 1 : 0;
  };
  return {
    step(first, second, firstLevel, secondLevel, high) {
      stepFlipFlop(0, first, firstLevel, high);
      stepFlipFlop(1, second, secondLevel, high);
    },
    update: () => {},
    reset() {
      state.fill(0);
      data.fill(1);
      before[0] = rest[0]!;
      before[1] = rest[1]!;
      outputCurrents.set([0, siemens * rest[4]!, 0, siemens * rest[4]!], at);
    },
  };
}

/** SA571: unity where 0.7 V are the mean of what is rectified, which is a sine of 0.775 V. */
const unityVolts = 0.7;
/** What is left of the gain with nothing playing. */
const minGain = 1e-3;

export function rectifier({ parameters, outputCurrents, at, setParameter }: ChipContext): Chip {
  const [siemens] = parameters as [number];
  return {
    step(input, middle, mean) {
      outputCurrents[at] = Math.abs(input - middle) / rectifierOhms;
      setParameter(siemens * Math.max(minGain, mean / unityVolts));
    },
    update: () => {},
    reset() {
      outputCurrents[at] = 0;
      setParameter(siemens * minGain);
    },
  };
}

/** NSL-32: brightens within 5 ms, darkens within 40. The resistance falls with this power of the lamp's current. */
const brightenSeconds = 5e-3;
const darkenSeconds = 40e-3;
const power = 0.7;
const darkSiemens = 1e-6;

export function light({ parameters, rate, rest, setParameter }: ChipContext): Chip {
  const [saturation, slope, ohmsAtOneMilliampere] = parameters as [number, number, number];
  const attack = smoothingCoefficient(brightenSeconds, rate);
  const release = smoothingCoefficient(darkenSeconds, rate);
  const targetAt = (anode: number, cathode: number): number => {
    const milliamperes = 1e3 * saturation * Math.exp(Math.min(1, (anode - cathode) / (60 * slope)) * 60);
    return Math.log(milliamperes ** power / ohmsAtOneMilliampere + darkSiemens);
  };
  let now = 0;
  return {
    step(anode, cathode) {
      const target = targetAt(anode, cathode);
      now += (target > now ? attack : release) * (target - now);
      setParameter(Math.exp(now));
    },
    update: () => {},
    reset() {
      now = targetAt(rest[0]!, rest[1]!);
      setParameter(Math.exp(now));
    },
  };
}
