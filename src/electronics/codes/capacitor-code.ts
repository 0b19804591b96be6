/** What is printed on capacitors, from the value as circuits say it: 4n7, 100p, 2u2. */
import { parseValue } from '../value/parse.ts';
import { markingOf } from '../value/capacitor-marking.ts';

/** The three-digit code of small capacitors: 47n is 473. */
export function capacitorCode(value: string): string {
  const marking = markingOf(parseValue(value, 'capacitance'));
  if (marking === null) throw new RangeError(`No code says '${value}'.`);
  return marking;
}

/** As large capacitors say it: 2u2 is 2.2µF. */
export const inMicrofarads = (value: string): string =>
  `${Number((parseValue(value, 'capacitance') * 1e6).toPrecision(3))}µF`;

/** What a box film capacitor of ours stands: the large ones are wound of thinner film to fit the same box. */
export const filmVolts = (value: string): 50 | 63 => (parseValue(value, 'capacitance') >= 0.68e-6 ? 50 : 63);

const wideFromFarads = 4e-4;

/** The can of a large electrolytic is 10 mm wide, of all others 6.3. */
export const isWideCan = (value: string): boolean => parseValue(value, 'capacitance') >= wideFromFarads;
