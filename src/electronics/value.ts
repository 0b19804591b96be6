/** Component values as builders write them (BS 1852): 4K7 is 4700 ohms, 22n is 22 nanofarads, 2u2 is 2.2 microfarads. */

const multipliers: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  R: 1,
  K: 1e3,
  M: 1e6,
};

const notation = /^(\d+)([pnuRKM])(\d*)$/;

/** Ohms or farads of '4K7', '470R', '22n', '2u2'. */
export function parseValue(text: string): number {
  const match = notation.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a value such as 4K7, 470R, 22n or 2u2.`);
  const [, whole, unit, fraction] = match;
  return Number(`${whole}.${fraction || 0}`) * multipliers[unit!]!;
}

export const isValue = (text: string): boolean => notation.test(text);

const e12 = [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82];
const e24 = [...e12, 11, 13, 16, 20, 24, 30, 36, 43, 51, 62, 75, 91];
/** The values pots and trimmers are made in. */
const potSeries = [10, 20, 25, 50];

export type Series = 'E12' | 'E24' | 'pot';

const steps: Readonly<Record<Series, readonly number[]>> = { E12: e12, E24: e24, pot: potSeries };

/** The two leading digits of a value: 47 for 4K7, 47K and 470p. */
function leadingDigits(value: number): number {
  const exponent = Math.floor(Math.log10(value) + 1e-9);
  return Math.round((value / 10 ** exponent) * 10);
}

export const isInSeries = (text: string, series: Series): boolean =>
  isValue(text) && steps[series].includes(leadingDigits(parseValue(text)));

const bandNames = ['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'grey', 'white'];

/** The five bands of a 1 % resistor: 4K7 is yellow, violet, black, brown, brown. */
export function colourBands(text: string): string[] {
  const ohms = parseValue(text);
  const exponent = Math.floor(Math.log10(ohms) + 1e-9) - 2;
  const digits = String(Math.round(ohms / 10 ** exponent));
  const multiplier = exponent === -1 ? 'gold' : exponent === -2 ? 'silver' : bandNames[exponent]!;
  return [...digits].map((digit) => bandNames[Number(digit)]!).concat(multiplier, 'brown');
}

const printed = (amount: number): string => String(Number(amount.toPrecision(6)));

/** The other ways people write a value, for search and for reading: 4K7 -> 4.7 kΩ, 4700 Ω. */
export function ohmsInWords(text: string): string {
  const ohms = parseValue(text);
  if (ohms >= 1e6) return `${printed(ohms / 1e6)} MΩ`;
  if (ohms >= 1e3) return `${printed(ohms / 1e3)} kΩ`;
  return `${printed(ohms)} Ω`;
}

export function faradsInWords(text: string): string {
  const farads = parseValue(text);
  if (farads >= 1e-6) return `${printed(farads * 1e6)} µF`;
  if (farads >= 1e-9) return `${printed(farads * 1e9)} nF`;
  return `${printed(farads * 1e12)} pF`;
}

/** The three-figure code printed on small capacitors: picofarads as two digits and a number of noughts. */
export function capacitorCode(text: string): string {
  const picofarads = parseValue(text) * 1e12;
  if (picofarads < 9.95) return printed(picofarads).replace('.', 'p');
  const exponent = Math.floor(Math.log10(picofarads) + 1e-9) - 1;
  return `${Math.round(picofarads / 10 ** exponent)}${exponent}`;
}
