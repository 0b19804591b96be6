/**
 * Text as it is set, from text as it is typed: curly quotes, a dash in ranges, a times sign between measures, no space
 * before a percent sign, and no break between a number and its unit. What is set well already stays as it is.
 */

const noBreakSpace = '\u00a0';

const units = [
  '[kM]?Ω|ohms?|[mµ]?V|volts?|[mµ]?A|mAh|milliamps?|m?W|watts?',
  '[pnµm]?F|[kM]?Hz|m?H|dB|lux|K|ppm|bits?',
  '°C|degrees?|mm|cm|m|inch(?:es)?|g|kg|ml|AWG',
  'seconds?|minutes?|hours?|days?|years?|business days?|times|[mµ]?s',
  'AM|PM',
].join('|');

/** In the order they are applied. Each leaves addresses and names such as 1590-BB, TO-92 or PK-1042 alone. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // A measure by a measure: 92.6 x 38.5 mm.
  [/(?<=\d(?: mm)?) x (?=\d)/g, ' × '],
  [/(?<=\d) %/g, '%'],
  // A range has a unit behind it; a hyphen between other figures may be part of a name or of a telephone number.
  [new RegExp(`(?<=(?:^|[\\s(₹])[\\d.,]+)-(?=[\\d.,]+ (?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), '–'],
  // A minus before a number, but no hyphen inside a word.
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
  [new RegExp(`(?<=\\d)(?<!:\\d\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), noBreakSpace],
  [/(?<=×) (?=[\d.])/g, noBreakSpace],
  [/± (?=\d)/g, '±'],
];

/** Every sign but the quotes, which a parser of Markdown sets better than a rule can. */
export const typesetSigns = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);

/** A quote opens at the start and behind a space or a bracket; everywhere else it closes, as an apostrophe does. */
const typesetQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([{—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–])'(?!\d\ds)/g, '$1‘')
    .replaceAll("'", '’');

export const typeset = (text: string): string => typesetQuotes(typesetSigns(text));
