/** Every figure in a text: a number, written in digits or in words, with a unit or with what is counted. */

import { parseValue } from '#electronics/value/parse.ts';
import { counted, unitOf } from './units.ts';

export interface Figure {
  /** As it stands in the text: '4.7 kΩ', '4K7', 'three trimmers'. */
  readonly text: string;
  readonly unit: string;
  /** In ohms, farads, volts and so on. */
  readonly amount: number;
  /** How far the truth may lie from it: half of its last digit. */
  readonly rounding: number;
  /** Where it stands in the text. */
  readonly at: number;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const parts: Readonly<Record<string, number>> = {
  'half a': 0.5,
  'half an': 0.5,
  'a quarter of a': 0.25,
  'a third of a': 1 / 3,
  'a tenth of a': 0.1,
};

const words = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, k) => [
    [word, 10 * (k + 2)] as const,
    ...small.slice(1, 10).map((one, unit) => [`${word}-${one}`, 10 * (k + 2) + unit + 1] as const),
  ]),
  ['a hundred', 100],
  ['a thousand', 1000],
  ['six hundred', 600],
  ['fifty thousand', 50_000],
  ['five thousandths of a', 0.005],
  ...Object.entries(parts),
]);

const escaped = (text: string): string => text.replaceAll(/[/.°%]/g, String.raw`\$&`);
const longestFirst = (list: Iterable<string>): string =>
  [...list]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const digits = String.raw`(?<![\w.,#–-])[-−+±]?\d+(?:,\d{3})*(?:\.\d+)?(?!\w*:\d)`;
const word = String.raw`(?<![\w-])(?:${longestFirst(words.keys())})(?![\w-])`;
const number = `(?:${digits}|${word})`;
const unit = String.raw`(?:${longestFirst(unitOf.keys())})(?![\w])`;
/** Up to two words may stand between a number and what it counts: 'two silicon transistors'. */
const between = String.raw`(?:[ \u00A0-]?|[ -](?:[\w'-]+ ){1,2})`;

const notation = /(?<![\w./-])[ABC]?(\d+[RKMpnu]\d*)(?![\w])/g;
/** '100, 200 and 400 Hz' have one unit; 'four, two notches' do not. */
const more = String.raw`(?: (?:to|and|or|x|×) ${number}|, ${digits})`;
const withUnit = new RegExp(String.raw`(${number}${more}*)(${between})(${unit})`, 'gi');
const single = new RegExp(number, 'gi');

const isCounted = new Set<string>(counted);

const amountOf = (text: string): number =>
  words.get(text.toLowerCase()) ?? Number(text.replace('−', '-').replace(/^[+±]/, '').replaceAll(',', ''));

/** Words are chosen for their ring: 'half a second' may be 0.47. What is counted is counted. */
const wordShare = 0.08;

/** 4700 may be rounded to hundreds, 4.7 to tenths. */
function roundingOf(text: string, name: string): number {
  const plain = text.replaceAll(/[^\d.]/g, '');
  if (plain === '') return isCounted.has(name) ? 0 : wordShare * amountOf(text);
  const [whole = '', decimals] = plain.split('.');
  if (decimals !== undefined) return 0.5 * 10 ** -decimals.length;
  const zeros = whole.length - whole.replace(/0+$/, '').length;
  return 0.5 * 10 ** Math.min(zeros, Math.max(whole.length - 2, 0));
}

/** Words stand between a number and its unit only where something is counted; a year counts nothing, nor does 1590A. */
function belongs(numbers: string, gap: string, noun: string, name: string): boolean {
  if (gap === '') return /^(%|°C|mm|dB|kHz|Hz|V|mA|kΩ|Ω)$/.test(noun);
  if (/^[ \u00A0-]$/.test(gap)) return true;
  return isCounted.has(name) && !/^(?:one|(19|20)\d\d)$/i.test(numbers);
}

export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(notation)) {
    const name = /[RKM]/.test(match[1]!) ? 'ohm' : 'farad';
    found.push({ text: match[0], unit: name, amount: parseValue(match[1]!), rounding: 0, at: match.index });
  }
  for (const match of text.matchAll(withUnit)) {
    const [, numbers, gap, noun] = match;
    const meant = unitOf.get(noun!);
    if (!meant || !belongs(numbers!, gap!, noun!, meant.name)) continue;
    for (const each of numbers!.matchAll(single))
      found.push({
        text: `${each[0]} ${noun}`,
        unit: meant.name,
        amount: amountOf(each[0]) * meant.factor,
        rounding: roundingOf(each[0], meant.name) * meant.factor,
        at: match.index + each.index,
      });
  }
  return found.toSorted((a, b) => a.at - b.at);
}
