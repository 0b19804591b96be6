import { inLists, sameThing } from '../../catalogue/synonyms.ts';

/** Letters without accents, as all words here are compared. */
export const withoutAccents = (text: string): string =>
  // Most of what is pasted is plain.
  /[\u0080-\uffff]/.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
    : text;

/** The words of a name, without those that say how it is packed. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/,? pack of \d+| set of \d+/g, '')
    // A number and its unit are one word.
    .replace(/\b(\d+(?:\.\d+)?)\s(mm|v|w|awg)\b/g, '$1$2')
    .split(/[^a-z0-9.]+/)
    .flatMap((word) => (word === '' || word === '.' ? [] : [singular(word.replace(/\.$/, ''))]));

const singular = (word: string): string =>
  word.replace(/(?<=(?:ch|sh|x))es$/, '').replace(/(?<=[a-z]{2}[a-rt-z])s$/, '');

/** By a word of a part's name: the words of all other names of the same thing. */
const otherWords = new Map<string, Set<string>>();

for (const line of `${sameThing}${inLists}`.trim().split('\n')) {
  const names = line.split(',').map(wordsOf);
  // A name of several words is no word of its own: a 'board' is not each 'circuit'.
  for (const [word, ...further] of names) {
    if (word === undefined || further.length > 0) continue;
    const others = otherWords.get(word) ?? new Set();
    for (const other of names.flat()) others.add(other);
    otherWords.set(word, others);
  }
}

/** These words, and those that other names of the same things have. */
export function withOtherNames(words: readonly string[]): Set<string> {
  const all = new Set(words);
  for (const word of words) for (const other of otherWords.get(word) ?? []) all.add(other);
  // 'Hook-Up' is two words.
  for (const [at, word] of words.entries()) all.add(word + (words[at + 1] ?? ''));
  return all;
}

/** Words that say nothing about which part it is. */
const noise = new Set(
  'a an and any at each for from in is it mm my new of on or pack pcs pedal per piece pin qty some the to used with x good nice please style type standard quality super bright phone input output in out through hole leaded radial axial lead free rohs general purpose'.split(
    ' ',
  ),
);

/** As people say it, as we write it. */
const asWeSay = (text: string): string =>
  text
    .replace(/\b(\d+)[\s-]?pins?\s+(?:dip|dil|ic)\b/g, 'dip$1')
    .replace(/\b(?:dip|dil|ic)[\s-](\d+)(?:\s*pins?)?\b/g, 'dip$1')
    .replace(/\b(\d+)[\s-]?pins?\b(?=.*\bsockets?\b)|\b(?<=\bsockets?\b.*)(\d+)[\s-]?pins?\b/g, 'dip$1$2')
    .replace(/\bfoot[\s-]switch/g, 'footswitch')
    .replace(/\b(\d+)[\s-]?(?:gauge|ga)\b/g, '$1awg')
    .replace(/\b(\d+)\s?vdc\b/g, '$1v dc')
    .replace(/(?:\b(?:1\/4|0\.25)|¼|1⁄4)\s?(?:"+|”|''|in(?:ch)?\b)/g, ' 6.35mm ')
    .replace(/(?:\b1\/8|⅛)\s?(?:"+|”|''|in(?:ch)?\b)/g, ' 3.5mm ')
    .replace(/\b([a-z]{4,})\d\b/g, '$1');

/** What a line says about which part it is: no filler, no volts and no tolerance. */
export const tellingWords = (text: string): string[] => [
  ...new Set(wordsOf(asWeSay(text)).filter((word) => !noise.has(word) && !/^\d+$/.test(word))),
];
