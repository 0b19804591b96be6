import { hasDigit, stopWords, wordGroups } from '../text/words.ts';

const maxQueryLength = 200;
const maxQueryWords = 8;
const maxPartNumberLength = 8;

/** 'DS-1' and '2N-3904' are one word each, for '1' and '2N' alone mean nothing; 'op-amp' is two. */
function wordsOf(group: readonly string[]): readonly string[] {
  const joined = group.join('');
  const isPartNumber = group.length === 2 && group.some(hasDigit) && /\p{L}/u.test(joined);
  return isPartNumber && joined.length <= maxPartNumberLength ? [joined] : group;
}

let lastText = '';
let lastWords: readonly string[] = [];

/** The words of a query that are looked for; more than eight tell nothing more. A text is often asked for twice in a row. */
export function queryWords(text: string): readonly string[] {
  if (text === lastText) return lastWords;
  const words = wordGroups(text.slice(0, maxQueryLength)).flatMap(wordsOf);
  const telling = words.filter((word) => !stopWords.has(word));
  lastText = text;
  lastWords = (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
  return lastWords;
}
