import { headingInLine, headsValues } from './headings.ts';

/** What a number without a unit says: how many of the part beside it, a value, or either, which is asked. */
export type NumberMeaning = 'count' | 'value' | 'unsure';

export interface BareNumberLine {
  readonly line: string;
  /** What stands between the separators, in order, without what only describes a part. */
  readonly items: readonly { readonly text: string; readonly quantity: number | null; readonly isPart: boolean }[];
  /** True: some of the line only describes a part, as cells of a row do. */
  readonly hasDetails: boolean;
  /** True: the number is a value that the shop sells. */
  readonly isSold: (number: string) => boolean;
}

export const isBareNumber = (text: string): boolean => /^\d+$/.test(text);

/** The heading of a line such as 'Resistors: 470, 1k', whose numbers are values; null: there is none. */
export function valueHeadingOf(line: string): string | null {
  const heading = headingInLine(line);
  return heading !== null && headsValues(heading) ? heading : null;
}

const ohms = /^\d+(?:\.\d+)?\s?(?:[rkm]\d{0,2}|meg|[km]?(?:ohms?|[Ωω\u2126]))?$/i;
const farads = /^\d*\.?\d+\s?[pnuµμ]\d{0,2}f?$/i;

/** Below this a number is a count: boards have no resistors of so few ohms. */
const minBareOhms = 10;

/** What each bare number of a line means, by its place among the items. */
export function meaningsOf({ line, items, hasDetails, isSold }: BareNumberLine): Map<number, NumberMeaning> {
  const numbers = items.flatMap(({ text, isPart }, at) => (!isPart && isBareNumber(text) ? [at] : []));
  const others = items.filter((_, at) => !numbers.includes(at));
  const parts = others.filter(({ isPart }) => isPart).map(({ text }) => text.replace(/^[^:\d]*:\s*/, ''));
  const isHeaded = valueHeadingOf(line) !== null;
  // Nobody writes 'and' between a count and its part.
  const isSaidInWords = /\s(?:and|und|plus|&|\+)\s/i.test(line);
  const isAllOhms = parts.every((text) => ohms.test(text));
  const isAllValues = parts.every((text) => ohms.test(text) || farads.test(text));
  // '10k, 4, 1k, 2' and '4, 10k, 2, 1k' have a number for each part.
  const isPaired =
    numbers.length === others.length && numbers.every((at, nth) => at === 2 * nth + (numbers[0] === 0 ? 0 : 1));
  const isOnePair = isPaired && numbers.length === 1;

  const meaningOf = (at: number): NumberMeaning => {
    const { text } = items[at]!;
    if (Number(text) < minBareOhms) return 'count';
    const hasCountBefore = at > 0 && items[at - 1]!.quantity !== null && !numbers.includes(at - 1);
    const valueOrUnsure = isSold(text) ? 'value' : 'unsure';
    if (isOnePair && ((at === 0 && !isSaidInWords) || (hasDetails && !isHeaded))) return 'count';
    if (isHeaded && (isOnePair || !isPaired)) return 'value';
    if (hasCountBefore && isAllOhms) return valueOrUnsure;
    if (isPaired) return hasCountBefore || (isAllValues && isSold(text)) ? 'unsure' : 'count';
    if (others.length > parts.length && parts.length < 2) return isSold(text) && isAllOhms ? 'unsure' : 'count';
    if (isAllOhms) return valueOrUnsure;
    return parts.length > 1 && (isSold(text) || hasCountBefore) ? 'unsure' : 'count';
  };
  return new Map(numbers.map((at) => [at, meaningOf(at)]));
}
