/**
 * Text as it is set, from text as it is typed: curly quotes, a dash in ranges, a times sign between measures, no space
 * before a percent sign, and no break between a number and its unit. What is typed well already stays as it is.
 */

const noBreakSpace = '\u00a0';

const units =
  'mm|cm|m|km|mV|V|mA|µA|A|mW|W|Ω|kΩ|MΩ|pF|nF|µF|uF|mH|H|Hz|kHz|MHz|dB|µs|ms|s|min|g|kg|°C|AWG|ppm|bits?|hours?|minutes?';

/** In this order: a measure must be whole before its space is tied. */
const rules: readonly (readonly [RegExp, string])[] = [
  // A quote opens at the start and behind a space or a bracket; everywhere else it closes, as an apostrophe does.
  [/(^|[\s([{–-])"/g, '$1“'],
  [/"/g, '”'],
  [/(^|[\s([{–-])'(?!\d\ds)/g, '$1‘'],
  [/'/g, '’'],
  [/(\d(?: ?(?:mm|m))?) x (?=\d|[A-Z])/g, `$1${noBreakSpace}×${noBreakSpace}`],
  // A range has a unit behind it; a hyphen between other figures may be part of a name, such as 1-2-3 or 6-32.
  [new RegExp(`(?<![\\w-])(\\d+(?:\\.\\d+)?)-(\\d+(?:\\.\\d+)?)(?= ?(?:${units}|%)(?![\\w-]))`, 'gu'), '$1–$2'],
  [/(\d) %/g, '$1%'],
  [new RegExp(`(\\d) (?=(?:${units})(?![\\w-]))`, 'gu'), `$1${noBreakSpace}`],
];

export const typeset = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
