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

/** What a box film capacitor of ours stands: the large ones are wound of thinner film, so that their legs stand 5 mm apart too. */
export const filmVolts = (value: string): 50 | 63 => (parseValue(value, 'capacitance') >= 0.68e-6 ? 50 : 63);

/**
 * How thick and high the box of a film capacitor is, in millimetres, by WIMA's MKS 2 for 63 V: 100n is of size A (2.5 x 6.5), 470n of
 * size C (3.5 x 8.5), 1u of size F (5 x 10), and what lies between is no larger than the next. The legs stand 5 mm apart in all.
 */
export function filmBox(value: string): { readonly thick: number; readonly high: number } {
  const farads = parseValue(value, 'capacitance');
  if (farads >= 0.68e-6) return { thick: 5, high: 10 };
  return farads >= 0.33e-6 ? { thick: 3.5, high: 8.5 } : { thick: 2.6, high: 7 };
}

/** Too thick for the place of the others. */
export const isWideFilm = (value: string): boolean => filmBox(value).thick > 3.5;

const wideFromFarads = 4e-4;

/** The can of a large electrolytic is 10 mm wide, of all others 6.3. */
export const isWideCan = (value: string): boolean => parseValue(value, 'capacitance') >= wideFromFarads;
