/** Signs that keyboards lack, set once for all pages: quotes, dashes, times, and what must not break at a line's end. */
import type { Token } from 'markdown-it';
import { escapeHtml } from './text.ts';

const noBreakSpace = '\u00a0';

const units = [
  '[kM]?Ω|ohms?|[mµ]?V|volts?|[mµ]?A|mAh|milliamps?|m?W|watts?',
  '[pnµm]?F|[kM]?Hz|m?H|dB|lux|K',
  '°C|degrees?|mm|cm|m|inch(?:es)?|g|kg|ml|AWG',
  'seconds?|minutes?|hours?|days?|years?|business days?|times|ms|s',
  'AM|PM',
].join('|');

/** In the order they are applied. Each leaves code, addresses and names such as 1590-BB or PK-1042 alone. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // A measure by a measure: 92.6 x 38.5 mm.
  [/(?<=\d(?: mm)?) x (?=\d)/g, ' × '],
  [/(?<=\d) %/g, '%'],
  // A range of numbers that a unit follows: 2-4 hours, 5-7 business days, 3-4 in busy periods.
  [/(?<=(?:^|[\s(₹])[\d.,]+)-(?=[\d.,]+ (?:hours|business days|days|minutes|mm|V|mA|seconds)\b)/g, '–'],
  // A minus before a number, but no hyphen inside a word.
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
  [new RegExp(`(?<=\\d)(?<!:\\d\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), noBreakSpace],
  [/(?<=×) (?=[\d.])/g, noBreakSpace],
  [/± (?=\d)/g, '±'],
];

const opening = /(^|[\s([{—–])(["'])/g;

/** Curly quotes in a plain string: what follows a space opens, everything else closes or is an apostrophe. */
const curlyQuotes = (text: string): string =>
  text
    .replace(opening, (_whole, before: string, quote: string) => before + (quote === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’');

const applyRules = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);

/** A title, a caption or another string without Markdown. */
export const typeset = (text: string): string => curlyQuotes(applyRules(text));

/** The text of a page, after Markdown has found what is code and what is an address. Quotes are set by the parser itself. */
export function typesetTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    for (const child of token.children ?? []) if (child.type === 'text') child.content = applyRules(child.content);
  }
}

/** Words whose hyphen is no place to break a line. */
const joined = /\b(?:[Oo]p-amps?|[A-Z]{1,3}-\d+|\d{1,2}-pin)\b/g;

export const joinWords = (text: string): string =>
  escapeHtml(text).replace(joined, (word) => `<span data-joined>${word}</span>`);
