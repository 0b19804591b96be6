/** Constants that the operating point and the player share, so that both simulate the same pedal. */

/** What is left between the wiper and a lug at its stop. */
export const stopOhms = 1;
/** Of a closed switch, and of an open one. */
export const closedOhms = 0.1;
export const openOhms = 1e12;
/** Of an op-amp's output before feedback. */
export const outputOhms = 50;
/** Near a rail the gain of an op-amp falls by this much, over this many volts. */
export const clampGain = 1e7;
export const clampVolts = 0.02;
/** Below this current an op-amp's output takes from both rails. */
export const crossoverAmps = 1e-6;
/** Of the junction at the bias pin of a transconductance amplifier. */
export const otaSaturation = 1e-14;
/** SA571: before each of its rectifiers, and behind it. */
export const rectifierOhms = 10e3;
