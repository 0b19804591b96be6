/** The colours on a resistor and what they say, both ways. */
import { significantDigits, rounded } from '../value/significant-digits.ts';

export const digitColours = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'grey',
  'white',
] as const;

/** Gold and silver divide by ten and by a hundred. */
export const multiplierColours = [...digitColours, 'gold', 'silver'] as const;

/** In per cent. */
export const tolerances = {
  brown: 1,
  red: 2,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  gold: 5,
  silver: 10,
} as const satisfies Partial<Record<BandColour, number>>;

export type BandColour = (typeof multiplierColours)[number];
export type ToleranceColour = keyof typeof tolerances;
export type BandCount = 4 | 5;

export interface Bands {
  readonly digits: readonly (typeof digitColours)[number][];
  readonly multiplier: BandColour;
  readonly tolerance: ToleranceColour;
}

const exponentOf = (colour: BandColour): number => {
  const index = multiplierColours.indexOf(colour);
  return index < 10 ? index : 9 - index;
};

export const multiplierOf = (colour: BandColour): number => 10 ** exponentOf(colour);

export function ohmsOf({ digits, multiplier }: Bands): number {
  const mantissa = Number(digits.map((colour) => digitColours.indexOf(colour)).join(''));
  return rounded(mantissa * multiplierOf(multiplier));
}

/** The nearest value that so many bands can say; null when it is too small or too large for them. */
export function bandsOf(ohms: number, count: BandCount, tolerance: ToleranceColour): Bands | null {
  if (!(ohms > 0)) return null;
  const { mantissa, exponent } = significantDigits(ohms, count - 2);
  const multiplier = multiplierColours.find((colour) => exponentOf(colour) === exponent);
  if (!multiplier) return null;
  return { digits: [...String(mantissa)].map((digit) => digitColours[Number(digit)]!), multiplier, tolerance };
}

/** A resistor as it is sold, first band first: 4700 ohms at 1 % are yellow, violet, black, brown and brown. */
export function bandColours(ohms: number, tolerancePercent: 1 | 5 = 1): BandColour[] {
  const bands = tolerancePercent === 1 ? bandsOf(ohms, 5, 'brown') : bandsOf(ohms, 4, 'gold');
  if (!bands) throw new RangeError(`No bands say ${ohms} ohms.`);
  return [...bands.digits, bands.multiplier, bands.tolerance];
}

/** Changes how many bands a resistor has, keeping as much of its value as they can say. */
export function withBandCount(bands: Bands, count: BandCount): Bands {
  if (bands.digits.length === count - 2) return bands;
  const tolerance = count === 5 ? 'brown' : 'gold';
  return bandsOf(ohmsOf(bands), count, tolerance) ?? { ...bands, digits: bands.digits.slice(0, count - 2) };
}
