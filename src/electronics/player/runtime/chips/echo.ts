/** PT2399: 44 kilobits of memory. The resistance at pin 6 sets the time; its filters are in the circuit around it. */

import { type Chip, saturate, smoothingCoefficient, type ChipContext } from './chip.ts';

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
