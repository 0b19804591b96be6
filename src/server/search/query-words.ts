import { stopWords, wordGroups } from './words.ts';

const longestQuery = 200;
const mostQueryWords = 8;

/** The words of a query that are looked for; more than eight tell nothing more. */
export function queryWords(text: string): string[] {
  const words = wordGroups(text.slice(0, longestQuery)).flat();
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostQueryWords);
}
