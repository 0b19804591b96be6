import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { paths } from '#domain/paths/paths.ts';
import { queryWords } from '../search/query/query-words.ts';
import { wordGroups } from '../search/text/words.ts';

interface FoundGuide {
  readonly title: string;
  readonly path: string;
}

export type GuideSearch = (text: string) => FoundGuide[];

/** Whoever buys for others looks for this page, under the words of an office. */
export const quotePage: GuideEntry = {
  path: paths.askQuote,
  title: 'Ask for a Quote',
  description: 'A price for many units, for a class, or for a country without a set price.',
  kinds: ['Quotation', 'Proforma'],
  topics: ['School', 'College', 'Class', 'Bulk', 'Wholesale', 'GST', 'GSTIN', 'Invoice', 'Purchase order', 'PO'],
  headings: [],
  terms: [],
};

const maxFound = 3;

/** What a word in each place tells about a page. */
const weights = { title: 8, kinds: 4, topics: 4, headings: 2, terms: 1, description: 1 } as const;
type Field = keyof typeof weights;

interface IndexedGuide {
  readonly found: FoundGuide;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

const wordsOf = (...texts: readonly string[]): string[] => texts.flatMap((text) => wordGroups(text).flat());

const indexed = ({ title, path, description, kinds, topics, headings, terms }: GuideEntry): IndexedGuide => ({
  found: { title, path },
  words: {
    title: wordsOf(title),
    kinds: wordsOf(...kinds),
    topics: wordsOf(...topics),
    headings: wordsOf(...headings),
    terms: wordsOf(...terms),
    description: wordsOf(description),
  },
});

/** A whole word counts twice the beginning of one. Nought: the word is nowhere in the page. */
function weightOf(wanted: string, { words }: IndexedGuide): number {
  let best = 0;
  for (const field of Object.keys(weights) as Field[]) {
    for (const word of words[field]) {
      if (word.startsWith(wanted)) best = Math.max(best, weights[field] * (word === wanted ? 2 : 1));
    }
  }
  return best;
}

/** Pages that hold every word of what was typed, the best three first. There are few, so each is looked at. */
export function createGuideSearch(entries: readonly GuideEntry[]): GuideSearch {
  const guides = entries.map(indexed);
  return (text) => {
    const wanted = queryWords(text);
    if (wanted.length === 0) return [];
    return guides
      .map((guide) => ({ guide, weights: wanted.map((word) => weightOf(word, guide)) }))
      .filter((each) => each.weights.every((weight) => weight > 0))
      .map(({ guide, weights: found }) => ({ guide, total: found.reduce((sum, weight) => sum + weight, 0) }))
      .sort((a, b) => b.total - a.total)
      .slice(0, maxFound)
      .map(({ guide }) => guide.found);
  };
}
