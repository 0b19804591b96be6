import type { Token } from 'markdown-it';
import { figureToken } from './blocks.ts';
import { textOf } from './text.ts';

const wordsPerMinute = 200;
/** A figure or a table takes this long to take in, besides the words in it. */
const minutesPerPicture = 12 / 60;
/** How far a guide may be off the time it promises, as a share of that time. */
const tolerance = 0.15;

export interface ReadingTime {
  readonly words: number;
  readonly pictures: number;
  readonly minutes: number;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’/-]*/gu)?.length ?? 0;

export function readingTime(tokens: readonly Token[]): ReadingTime {
  let words = 0;
  let pictures = 0;
  for (const token of tokens) {
    if (token.type === 'inline') words += countWords(textOf(token));
    if (token.type === 'table_open' || token.info === figureToken) pictures += 1;
  }
  return { words, pictures, minutes: words / wordsPerMinute + pictures * minutesPerPicture };
}

/** Says in a sentence how far a guide is from the time it promises, or null when it keeps its promise. */
export function readingTimeFault(promisedMinutes: number, { words, pictures, minutes }: ReadingTime): string | null {
  if (Math.abs(minutes - promisedMinutes) <= promisedMinutes * tolerance) return null;
  const takes = `${minutes.toFixed(1)} minutes (${words} words, ${pictures} figures and tables)`;
  return `The guide promises ${promisedMinutes} minutes and takes ${takes}; it may be off by ${tolerance * 100} %.`;
}
