import { fold } from './fold.ts';

const sibilantPlural = /(?:[sxz]|ch|sh|o)es$/;
const keepsItsS = /(?:ss|us|is)$/;
const onlyLetters = /^\p{L}+$/u;

/**
 * Folds a plain English plural, so that 'resistors' finds 'resistor' and the other way round. Both sides of a search go
 * through it, so a word that is folded wrongly ('bias' to 'bia') still finds itself.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || keepsItsS.test(word) || !onlyLetters.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (sibilantPlural.test(word) && word.length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words longer than this are cut: no product has them, and nothing may cost without bound. */
const maxWordLength = 40;

/** Numbers keep their decimals together with the unit behind them: 4.7k, .1uf, 0,047u. */
const piece = /\d+[.,]\d+\p{L}*|(?<![\p{L}\p{N}])[.,]\d+\p{L}*|[\p{L}\p{N}]+/gu;

const thousands = /^[1-9]\d{0,2},\d{3}(?!\d)/;

function normalised(word: string): string {
  const number = thousands.test(word) ? word.replace(',', '') : word.replace(',', '.');
  return singular(number.slice(0, maxWordLength));
}

/** What texts have between spaces is mostly the same, and taking it apart is most of the work of an index. */
const maxRemembered = 16_384;
const maxRememberedLength = 24;
const remembered = new Map<string, readonly string[]>();

function wordsOf(chunk: string): readonly string[] {
  const known = remembered.get(chunk);
  if (known) return known;
  const words = chunk.match(piece)?.map(normalised) ?? [];
  if (chunk.length > maxRememberedLength) return words;
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(chunk, words);
  return words;
}

/** What stands between spaces, taken apart at its punctuation: 'Op-Amp kits' is [['op', 'amp'], ['kit']]. */
export function wordGroups(text: string): (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  for (const chunk of fold(text).split(/\s+/)) {
    const words = wordsOf(chunk);
    if (words.length > 0) groups.push(words);
  }
  return groups;
}

/** Words that say nothing about a product. They are dropped where other words remain. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its my of on or that the this to with you your'.split(' '),
);

export const hasDigit = (word: string): boolean => /\d/.test(word);
