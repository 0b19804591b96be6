import type { IndexedProduct } from './catalogue-query.ts';
import { kindText, termsOf } from '../index/product-terms.ts';
import { meantValues, taperInFront, valueMark } from '../text/component-value.ts';
import { partNumberStems } from '../text/part-number.ts';
import { synonymsOf, type Synonym } from '../text/synonyms.ts';
import { hasDigit } from '../text/words.ts';
import { labelOf } from './suggested-categories.ts';

type Terms = ReadonlySet<string>;

const maxRemembered = 4096;
const remembered = new Map<string, Terms>();

/** The terms of a text. Bills say the same few hundred lines over and over, so they are kept. */
function termSet(text: string): Terms {
  const known = remembered.get(text);
  if (known) return known;
  const terms = new Set<string>();
  termsOf(text, (term) => terms.add(term));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, terms);
  return terms;
}

/** What a word may stand for, whatever text it is looked for in. */
interface WordReadings {
  /** Any of these in a text is the word. */
  readonly terms: readonly string[];
  readonly synonyms: readonly Synonym[];
  /** Long enough to be looked for in the middle of words. */
  readonly isLong: boolean;
}

const readingsOfWords = new Map<string, WordReadings>();

/** Each text of each suggested product is asked for the same few words, so they are read once. */
function readingsOf(word: string): WordReadings {
  const known = readingsOfWords.get(word);
  if (known) return known;
  const taper = taperInFront(word);
  const readings = {
    terms: [word, ...(taper ? [taper] : []), ...meantValues(word), ...partNumberStems(word)],
    synonyms: synonymsOf([word]),
    isLong: word.length >= (hasDigit(word) ? 3 : 5),
  };
  if (readingsOfWords.size >= maxRemembered) readingsOfWords.clear();
  readingsOfWords.set(word, readings);
  return readings;
}

/** Whether a text holds a word as a search would find it there: itself, its value, another name, or as part of a word. */
function holds(terms: Terms, word: string): boolean {
  const { terms: ownTerms, synonyms, isLong } = readingsOf(word);
  if (ownTerms.some((term) => terms.has(term))) return true;
  if (synonyms.some(({ words }) => words.every((each) => terms.has(each)))) return true;
  for (const term of terms) {
    if (term.includes(valueMark) || term.length <= word.length) continue;
    if (word.length >= 2 && (isLong ? term.includes(word) : term.startsWith(word))) return true;
  }
  return false;
}

/** The words that a name does not explain, alone or with the word beside them. */
function unexplained(terms: Terms, words: readonly string[]): string[] {
  const together = (at: number): boolean => {
    const pair = words.slice(at, at + 2);
    if (at < 0 || pair.length < 2) return false;
    return (
      terms.has(pair.join('')) || synonymsOf(pair).some((synonym) => synonym.words.every((each) => terms.has(each)))
    );
  };
  return words.filter((word, at) => !holds(terms, word) && !together(at) && !together(at - 1));
}

/** The code that was typed for a capacitor whose name has the value only. */
const typedCode = (terms: Terms, words: readonly string[]): string | undefined =>
  words.find((word) => /^[1-9]\d[1-6][a-z]?$/.test(word) && !terms.has(word) && holds(terms, word));

const maxSpecificationLength = 48;

/** Where a word stands in a product that does not have it in its name. */
function placeOf(product: IndexedProduct, word: string, kitCount: number): string | null {
  const { category, slug, basedOn, bill, keywords, summary } = product;
  const isPart = category === 'parts';
  if (isPart && hasDigit(word) && holds(termSet(slug), word)) return `Marked ${word.toUpperCase()}`;
  if (basedOn && holds(termSet(basedOn), word)) return `Based on the ${basedOn}`;
  const line =
    bill.find(({ value }) => termSet(value).has(word)) ?? bill.find(({ name }) => holds(termSet(name), word));
  if (line) return `Uses ${holds(termSet(line.value), word) ? line.value : line.name}`;
  if (holds(termSet(kindText(product)), word)) return isPart ? null : `In ${labelOf(product)}`;
  if (isPart && kitCount > 0) return kitCount === 1 ? 'In 1 kit' : `In ${kitCount} kits`;
  const specification = keywords.find((keyword) => holds(termSet(keyword), word));
  if (specification && specification.length <= maxSpecificationLength) return specification;
  return holds(termSet(summary), word) ? summary : null;
}

/** Why a product was found, where its name alone does not say it. */
export function matchReason(product: IndexedProduct, words: readonly string[], kitCount: number): string | null {
  const name = termSet(product.name);
  const [word] = unexplained(name, words);
  if (word !== undefined) return placeOf(product, word, kitCount);
  const code = typedCode(name, words);
  return code ? `Marked ${code.toUpperCase()}` : null;
}

/** Whether what a product is called, or is a kind of, has the word. */
export const isCalled = (product: IndexedProduct, word: string): boolean =>
  holds(termSet(`${product.name} ${product.basedOn ?? ''} ${kindText(product)}`), word);
