/** What diodes do to a wave, by the law of the diode itself: I = Is (exp(V / nVt) - 1). */

export interface DiodeModel {
  readonly saturationAmps: number;
  /** The voltage over which the current grows by a factor of e: nVt. */
  readonly slopeVolts: number;
}

/** A small silicon diode, 1N4148: 0.6 V at half a milliampere. */
const silicon: DiodeModel = { saturationAmps: 2.52e-9, slopeVolts: 1.752 * 0.02585 };

/** So many diodes in series in each direction. */
export interface DiodePair {
  readonly forward: number;
  readonly backward: number;
}

/** The current through two opposed strings of diodes. */
export function pairCurrent(
  volts: number,
  { forward, backward }: DiodePair,
  { saturationAmps, slopeVolts }: DiodeModel = silicon,
): number {
  const one = (across: number, count: number): number => saturationAmps * Math.expm1(across / count / slopeVolts);
  return one(volts, forward) - one(-volts, backward);
}

/** The voltage at which a growing function of it reaches zero, to a microvolt. */
function root(f: (volts: number) => number, reach: number): number {
  let [low, high] = [-reach, reach];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Behind a resistor, from the signal to ground. */
export const hardClipped = (inVolts: number, ohms: number, pair: DiodePair): number =>
  root((out) => pairCurrent(out, pair) - (inVolts - out) / ohms, Math.abs(inVolts) + 1e-3);

export interface FeedbackStage {
  /** From the minus input to ground, and across the diodes. */
  readonly groundOhms: number;
  readonly feedbackOhms: number;
}

/** In the feedback of a non-inverting amplifier: the diodes hold only what the amplifier adds to its input. */
export function softClipped(inVolts: number, { groundOhms, feedbackOhms }: FeedbackStage, pair: DiodePair): number {
  const amps = inVolts / groundOhms;
  const reach = Math.abs(amps) * feedbackOhms + 1e-3;
  return inVolts + root((added) => added / feedbackOhms + pairCurrent(added, pair) - amps, reach);
}
