import { formatMoney, rupees } from '#domain/money/money.ts';
import { wordGroups } from '../text/words.ts';

/** A query without the prices in it, and what they say. */
export interface PricedText {
  readonly text: string;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
  /** Set where nothing but a category is left: 'kits below 3000'. */
  readonly category: string | null;
  /** The prices in words; null when there are none. */
  readonly label: string | null;
}

const sign = String.raw`(?:₹|rs\.?|inr)\s*`;
/** '4000', '4,000', '₹4000', '4k', '500/-'; never '4k7', '100k' or '4.7', which are values of parts. */
const number = String.raw`(\d{1,2}k|\d[\d,]{0,9})(?![\w.])(?:\s*(?:rupees|rs|inr)\b\.?|\s*/-)?`;
const amount = `(?:${sign})?${number}`;

const between = new RegExp(
  String.raw`(?:\bbetween\s+${amount}\s*(?:and|to|-|–)\s*${amount}|${sign}${number}\s*(?:to|-|–)\s*${amount})`,
  'i',
);
const below = new RegExp(String.raw`(?:\b(?:under|below|less than|cheaper than)|<)\s*${amount}`, 'i');
const upTo = new RegExp(String.raw`\b(?:up\s?to|within|at most|max(?:imum)?|no more than)\s+${amount}`, 'i');
const above = new RegExp(String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?)|>)\s*${amount}`, 'i');

const maxRupees = 99_999_999;

function inRupees(digits: string): number {
  const thousands = /k$/i.test(digits) ? 1000 : 1;
  return Math.min(maxRupees, Number(digits.replace(/[,k]/gi, '')) * thousands);
}

const money = (amountRupees: number): string => formatMoney(rupees(amountRupees));

const categoryOf: Readonly<Record<string, string>> = {
  kit: 'kit',
  pedal: 'kit',
  pcb: 'pcb',
  board: 'pcb',
  part: 'parts',
};

/** The category that a text names and nothing else. */
function onlyCategory(text: string): string | null {
  const words = wordGroups(text).flat();
  return words.length === 1 && Object.hasOwn(categoryOf, words[0]!) ? categoryOf[words[0]!]! : null;
}

const hasFigure = /\d/;

/** Reads prices as people write them: 'delay under 4000', 'kits below ₹3,000', 'between 1000 and 2000'. */
export function readPrices(query: string): PricedText {
  if (!hasFigure.test(query)) return { text: query, minPaise: null, maxPaise: null, category: null, label: null };
  let text = query;
  let minPaise: number | null = null;
  let maxPaise: number | null = null;
  const labels: string[] = [];
  const take = (pattern: RegExp, apply: (amounts: readonly number[]) => void): void => {
    const found = pattern.exec(text);
    if (!found) return;
    apply(
      found
        .slice(1)
        .filter((digits) => digits !== undefined)
        .map(inRupees),
    );
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  };

  take(between, (ends) => {
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    [minPaise, maxPaise] = [rupees(low), rupees(high)];
    labels.push(`between ${money(low)} and ${money(high)}`);
  });
  if (labels.length === 0) {
    take(below, ([limit]) => {
      maxPaise = rupees(limit!) - 1;
      labels.push(`under ${money(limit!)}`);
    });
    if (maxPaise === null)
      take(upTo, ([limit]) => {
        maxPaise = rupees(limit!);
        labels.push(`up to ${money(limit!)}`);
      });
    take(above, ([limit]) => {
      minPaise = rupees(limit!);
      labels.push(`from ${money(limit!)}`);
    });
  }
  if (labels.length === 0) return { text: query, minPaise, maxPaise, category: null, label: null };
  const category = onlyCategory(text);
  return { text: category ? '' : text.trim(), minPaise, maxPaise, category, label: labels.join(', ') };
}
