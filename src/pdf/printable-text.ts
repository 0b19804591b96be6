/** Text in the letters that our fonts have. */

import { hasIndianScript, inLatinLetters } from './latin-letters.ts';

const units: Readonly<Record<string, string>> = { '': 'R', k: 'K', M: 'M' };

/** '500 kΩ' becomes '500K', '4.7 kΩ' becomes '4K7', '200 Ω' becomes '200R'. */
const inBuildersNotation = (_: string, whole: string, fraction: string | undefined, unit: string): string =>
  `${whole}${units[unit]}${fraction ?? ''}`;

/** Values are written as builders write them, which spares the sign for ohms. */
const withoutOhmSign = (text: string): string =>
  text
    .replace(/(\d+)(?:\.(\d+))? (k|M|)Ω/g, inBuildersNotation)
    .replaceAll('kΩ', 'kilohms')
    .replaceAll('MΩ', 'megohms')
    .replaceAll('Ω', 'ohms');

/** Latin-1, the dashes, quotation marks and a few signs. */
const printable =
  /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2032\u2212\u20b9\u2122]/;

/** Letters that no accent can be taken off from. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Œ: 'OE',
  œ: 'oe',
};

function toPrintableLetter(letter: string): string {
  if (printable.test(letter)) return letter;
  const bare = plainLetters[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && [...bare].every((part) => printable.test(part)) ? bare : '?';
}

/** An apostrophe between or after letters; quotation marks are written as such. */
const withApostrophes = (text: string): string => text.replaceAll(/(?<=\p{L})'/gu, '’');

/**
 * Accents that no font has are taken off, words in the scripts of India are put into Latin letters (decision 0039), and
 * what is left of other scripts becomes '?'.
 */
export const toPrintable = (text: string): string =>
  Array.from(withApostrophes(withoutOhmSign(inLatinLetters(text.normalize('NFC')))), toPrintableLetter).join('');

/** Some of its letters become a '?', which nobody can read. */
export const isUnreadable = (text: string): boolean => toPrintable(text).split('?').length > text.split('?').length;

/** What a paper says when words on it are not as they were written. */
export function lettersNote(text: string): string | null {
  if (isUnreadable(text))
    return 'Letters that cannot be printed here stand as “?”. The order has them as they were written.';
  return hasIndianScript(text)
    ? 'Words in Indian scripts are put into Latin letters. The order has them as they were written.'
    : null;
}
