import { parametersPerDevice } from '../../device-parameters.ts';
import type { Behaviour, KitData } from '../../kit-data.ts';
import type { CircuitValues } from '../values.ts';
import { type Chip, type ChipContext, saturate, smoothingCoefficient } from './chip.ts';
import { reverb } from './reverb.ts';
import { flipFlops, light, rectifier } from './small-chips.ts';

/**
 * A bucket brigade: charge that is passed on at each tick of its clock and held until the next, so that pitch bends with the
 * clock. The V3102 beside it is a number here: how long a tick lasts.
 */

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

/** PT2399: 44 kilobits of memory. The resistance at pin 6 sets the time; its filters are in the circuit around it. */

/** From the table of its data sheet: 27.6 kΩ give 342 ms, and 0.5 kΩ give 31.3 ms. */
const secondsOf = (ohms: number): number => 29.7e-3 + 11.46e-6 * ohms;
const maxSeconds = 0.9;
/** Of five volts, a little more than three are used. */
const headroom = 1.6;
/** The clock follows a turned control this fast. */
const followSeconds = 0.06;

export function echo({ parameters, rate, outputCurrents, at, timing }: ChipContext): Chip {
  const [siemens] = parameters as [number];
  const line = new Float32Array(Math.ceil(maxSeconds * rate));
  const length = line.length;
  const share = smoothingCoefficient(followSeconds, rate);
  let written = 0;
  let target = 0;
  let now = 0;
  const update = (): void => {
    target = Math.min(secondsOf(timing()) * rate, length - 2);
    if (now === 0) now = target;
  };
  return {
    step(from, rest) {
      line[written] = saturate(from - rest, headroom);
      now += share * (target - now);
      let read = written - now;
      if (read < 0) read += length;
      const whole = read | 0;
      const first = line[whole]!;
      outputCurrents[at] = siemens * (first + (read - whole) * (line[whole + 1 === length ? 0 : whole + 1]! - first));
      written = written + 1 === length ? 0 : written + 1;
    },
    update,
    reset() {
      line.fill(0);
      outputCurrents[at] = 0;
      written = 0;
      now = 0;
      update();
    },
  };
}

const kinds: Readonly<Record<Behaviour['is'], (socket: ChipContext) => Chip>> = {
  echo,
  buckets,
  reverb,
  'flip-flops': flipFlops,
  rectifier,
  light,
};

/** Every chip of a kit, each with its share of the driven currents. */
export function createChips(kit: KitData, values: CircuitValues, outputCurrents: Float64Array, rate: number): Chip[] {
  let next = 0;
  return kit.behaviours.map(({ is, from, into, parameters, timing = [], controlledDevice }) => {
    const at = next;
    next += into.length;
    return kinds[is]({
      parameters,
      rate,
      outputCurrents,
      at,
      rest: from.map((node) => (node < 0 ? 0 : kit.volts[node]!)),
      timing: () => values.ohmsOf(timing),
      setParameter: (parameter) => {
        if (controlledDevice !== undefined) values.parameters[controlledDevice * parametersPerDevice] = parameter;
      },
    });
  });
}
