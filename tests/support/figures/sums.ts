/** Sums in a text, 'a × b / c = d', done again: what stands behind the sign must be what comes out. */

import { unitOf } from './units.ts';

export interface Sum {
  /** From the first figure to the last one. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isRight: boolean;
}

const units = [...unitOf.keys()]
  .filter((unit) => /[ΩFHVAWzBs%]$/u.test(unit) && unit.length < 5)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const token = new RegExp(
  String.raw`\s*(?:(sqrt|log10|pi)|(\d+(?:,\d{3})*(?:\.\d+)?(?:e-?\d+)?)(?:[ \u00A0]?(${units})(?![\w/]))?|([-−+×*/()²]))`,
  'uy',
);

interface Reader {
  readonly tokens: readonly (number | string)[];
  next: number;
}

function tokensOf(text: string): (number | string)[] | null {
  const found: (number | string)[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text);
    if (!match) return null;
    const [, name, number, unit, sign] = match;
    if (name) found.push(name === 'pi' ? Math.PI : name);
    else if (number) found.push(Number(number.replaceAll(',', '')) * (unitOf.get(unit ?? '')?.factor ?? 1));
    else found.push(sign!.replace('−', '-').replace('*', '×'));
  }
  return found;
}

function factor(reader: Reader): number {
  const read = reader.tokens[reader.next++];
  let value = Number.NaN;
  if (typeof read === 'number') value = read;
  else if (read === '-') return -factor(reader);
  else if (read === 'sqrt') value = Math.sqrt(factor(reader));
  else if (read === 'log10') value = Math.log10(factor(reader));
  else if (read === '(') {
    value = sum(reader);
    if (reader.tokens[reader.next++] !== ')') return Number.NaN;
  }
  if (reader.tokens[reader.next] !== '²') return value;
  reader.next++;
  return value ** 2;
}

function product(reader: Reader): number {
  let value = factor(reader);
  while (reader.tokens[reader.next] === '×' || reader.tokens[reader.next] === '/')
    value = reader.tokens[reader.next++] === '×' ? value * factor(reader) : value / factor(reader);
  return value;
}

function sum(reader: Reader): number {
  let value = product(reader);
  while (reader.tokens[reader.next] === '+' || reader.tokens[reader.next] === '-')
    value = reader.tokens[reader.next++] === '+' ? value + product(reader) : value - product(reader);
  return value;
}

/** The amount of a sum that is written out, or null when the text is none. */
function amountOfSum(text: string): number | null {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length < 3) return null;
  const reader: Reader = { tokens, next: 0 };
  const value = sum(reader);
  return reader.next === tokens.length && Number.isFinite(value) ? value : null;
}

/** Rounded in the text, and often computed from rounded figures. */
const share = 0.025;
const answer = new RegExp(String.raw`^\s*([-−]?\d+(?:,\d{3})*(?:\.\d+)?)(?:[ \u00A0]?(${units})(?![\w/]))?`, 'u');

/** The longest stretch before the sign that is a sum; words stand before it. */
function sumBefore(text: string): readonly [from: number, amount: number] | null {
  const starts = [...text.matchAll(/(?<![\w.,])(?=[\d(−-]|sqrt|log10)/g)].map(({ index }) => index);
  for (const from of starts) {
    const amount = amountOfSum(text.slice(from));
    if (amount !== null) return [from, amount];
  }
  return null;
}

export function sumsIn(text: string): Sum[] {
  const found: Sum[] = [];
  for (const { index } of text.matchAll(/=/g)) {
    const before = text.slice(Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('=', index - 1)) + 1, index);
    const left = sumBefore(before);
    const right = answer.exec(text.slice(index + 1));
    if (!left || !right) continue;
    const [from, amount] = left;
    const plain = Number(right[1]!.replaceAll(',', '').replace('−', '-'));
    const decimals = right[1]!.split('.')[1]?.length ?? 0;
    const scale = unitOf.get(right[2] ?? '')?.factor ?? 1;
    // '159 / (10 × 4.7) = 3.4 kHz' is done in kilohertz, '3.7 V / 10 kΩ = 0.37 mA' in volts and ohms.
    const isRight = [1, scale].some(
      (each) => Math.abs(plain * each - amount) <= Math.max(0.51 * 10 ** -decimals * each, share * Math.abs(amount)),
    );
    const start = index - before.length + from;
    const to = index + 1 + right[0].length;
    found.push({ from: start, to, text: text.slice(start, to), isRight });
  }
  return found;
}
