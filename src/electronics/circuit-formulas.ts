/** The three sums a builder does most often. All values in ohms, farads, hertz, volts, amperes and watts. */

export type CornerPart = 'frequency' | 'resistance' | 'capacitance';

const rounded = (value: number): number => Number(value.toPrecision(12));

/** f = 1 / (2 π R C), solved for any of the three from the other two. */
export const cornerFrequency = (ohms: number, farads: number): number => rounded(1 / (2 * Math.PI * ohms * farads));
export const cornerResistance = (hertz: number, farads: number): number => cornerFrequency(hertz, farads);
export const cornerCapacitance = (hertz: number, ohms: number): number => cornerFrequency(hertz, ohms);

const series = {
  E12: [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82],
  E24: [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91],
} as const;

export type Series = keyof typeof series;

/** The smallest value of a series that is not below the one asked for. */
export function nextInSeries(value: number, name: Series): number {
  const decade = 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1);
  const wanted = value / decade;
  const step = series[name].find((each) => each >= wanted * (1 - 1e-9)) ?? 100;
  return rounded(step * decade);
}

export const ledForwardVolts = {
  red: 1.9,
  amber: 2.1,
  green: 3,
  blue: 3,
  white: 3,
  violet: 3.2,
} as const satisfies Record<string, number>;

export type LedColour = keyof typeof ledForwardVolts;

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
