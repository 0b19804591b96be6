/** The three sums a builder does most often. All values in ohms, farads, hertz, volts, amperes and watts. */
import { rounded } from './value/significant-digits.ts';
import { nextInSeries } from './value/series.ts';

export type CornerPart = 'frequency' | 'resistance' | 'capacitance';

/** f = 1 / (2 π R C), solved for any of the three from the other two. */
export const cornerFrequency = (ohms: number, farads: number): number => rounded(1 / (2 * Math.PI * ohms * farads));
export const cornerResistance = (hertz: number, farads: number): number => cornerFrequency(hertz, farads);
export const cornerCapacitance = (hertz: number, ohms: number): number => cornerFrequency(hertz, ohms);

export interface LedCircuit {
  readonly supplyVolts: number;
  readonly forwardVolts: number;
  readonly amps: number;
}

export interface LedResistor {
  readonly ohms: number;
  readonly e12: number;
  readonly e24: number;
  /** What flows through the resistor of the E12 series, and what it turns into heat. */
  readonly amps: number;
  readonly watts: number;
}

/** Null when nothing is left for the resistor to take. */
export function ledResistor({ supplyVolts, forwardVolts, amps }: LedCircuit): LedResistor | null {
  const volts = supplyVolts - forwardVolts;
  if (!(volts > 0) || !(amps > 0)) return null;
  const ohms = rounded(volts / amps);
  const e12 = nextInSeries(ohms, 'E12');
  const actual = volts / e12;
  return { ohms, e12, e24: nextInSeries(ohms, 'E24'), amps: rounded(actual), watts: rounded(volts * actual) };
}

const usualWatts = [0.125, 0.25, 0.5, 1, 2, 5];

/** The smallest usual rating that is at least twice the heat, so that the part stays cool; null when none is. */
export const ratingFor = (watts: number): number | null => usualWatts.find((rating) => rating >= 2 * watts) ?? null;
