/** What is printed on capacitors, from the value as builders write it: 4n7, 100p, 2u2. */

const picofaradsPerUnit = { p: 1, n: 1e3, u: 1e6 } as const;

const notation = /^(\d+)([pnu])(\d*)$/i;

export function parsePicofarads(text: string): number {
  const match = notation.exec(text.trim());
  if (!match) throw new RangeError(`'${text}' is not a capacitance such as 4n7, 100p or 2u2`);
  const unit = match[2]!.toLowerCase() as keyof typeof picofaradsPerUnit;
  return Number(`${match[1]}.${match[3] || 0}`) * picofaradsPerUnit[unit];
}

/** The three-figure code of small capacitors: two digits and a number of noughts, in picofarads. 47n is 473. */
export function capacitorCode(text: string): string {
  const picofarads = parsePicofarads(text);
  if (picofarads < 9.95) return String(Number(picofarads.toPrecision(3))).replace('.', 'p');
  const noughts = Math.floor(Math.log10(picofarads) + 1e-9) - 1;
  return `${Math.round(picofarads / 10 ** noughts)}${noughts}`;
}

/** As large capacitors say it: 2u2 is 2.2µF. */
export const inMicrofarads = (text: string): string => `${Number((parsePicofarads(text) / 1e6).toPrecision(3))}µF`;
