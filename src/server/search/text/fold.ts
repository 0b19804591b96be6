/** Letters that carry no combining mark to strip, and the two signs of component values. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ω: 'ohm',
  μ: 'u',
};
const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');
const beyondAscii = /[\u0080-\uffff]/;

/** Lower case without accents; width and compatibility forms become plain, the ohm and micro signs become letters. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(replaced, (letter) => replacements[letter]!);
}

const isCompact = /^[a-z0-9]*$/;

/** Only the letters and digits of a text, folded: 'DS-1' and 'ds 1' are both 'ds1'. Most words are that already. */
export const compact = (text: string): string =>
  isCompact.test(text) ? text : fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
