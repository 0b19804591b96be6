import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import { partKinds } from '#domain/catalogue/part-kinds.ts';
import type { CategorySuggestion } from './catalogue-query.ts';
import { editDistance, maxEditsFor } from '../text/edit-distance.ts';
import { synonymsOf, type Synonym } from '../text/synonyms.ts';
import { stopWords, wordGroups } from '../text/words.ts';

interface Candidate {
  readonly suggestion: CategorySuggestion;
  readonly words: readonly string[];
}

/** Kits come first: most people who type an effect want to build it. */
const categoryOrder = categories.toSorted((a, b) => Number(b === 'kit') - Number(a === 'kit'));

const labelled = (category: (typeof categories)[number], label: string): string => {
  if (category === 'kit') return `${label} kits`;
  if (category === 'pcb') return `${label} PCBs`;
  return label === 'Other' ? 'Other parts' : label;
};

/** 'Fuzz kits': what a product's subcategory is called outside it. */
export function labelOf({
  category,
  subcategory,
}: {
  readonly category: string;
  readonly subcategory: string;
}): string {
  const known = categories.find((each) => each === category);
  const found = known && subcategories[known].find(({ slug }) => slug === subcategory);
  return known && found ? labelled(known, found.label) : subcategory;
}

const candidates: Candidate[] = [];
for (const category of categoryOrder) {
  const { menu } = categoryNames[category];
  const kindWords = wordGroups(menu).flat();
  const whole = {
    category,
    subcategory: null,
    kind: null,
    label: `All ${menu === 'PCBs' ? menu : menu.toLowerCase()}`,
  };
  candidates.push({ suggestion: whole, words: kindWords });
  for (const { slug, label } of subcategories[category]) {
    const parts = wordGroups(label).flat();
    const words = parts.concat(parts.length > 1 ? parts.join('') : [], kindWords);
    candidates.push({
      suggestion: { category, subcategory: slug, kind: null, label: labelled(category, label) },
      words,
    });
  }
}

const subcategoryLabels = new Set(subcategories.parts.map(({ label }) => label.toLowerCase()));
for (const [kind, { label }] of Object.entries(partKinds)) {
  if (subcategoryLabels.has(label.toLowerCase())) continue;
  const words = wordGroups(label)
    .flat()
    .filter((word) => !stopWords.has(word));
  candidates.push({ suggestion: { category: 'parts', subcategory: null, kind, label }, words });
}

/** A typed word with what does not depend on the category that it is compared with. */
interface TypedWord {
  readonly typed: string;
  readonly synonyms: readonly Synonym[];
  readonly maxEdits: number;
}

const toTypedWord = (typed: string): TypedWord => ({
  typed,
  synonyms: synonymsOf([typed]),
  maxEdits: Math.min(1, maxEditsFor(typed.length)),
});

/** 3 for the word itself, 2 for its beginning, 1 for another name or a slip, 0 for no match. */
function matchScore({ typed, synonyms, maxEdits }: TypedWord, words: readonly string[]): number {
  if (words.includes(typed)) return 3;
  if (typed.length >= 2 && words.some((word) => word.startsWith(typed))) return 2;
  if (synonyms.some((synonym) => synonym.words.every((word) => words.includes(word)))) return 1;
  return maxEdits > 0 && words.some((word) => word.length > 3 && editDistance(typed, word, maxEdits) <= maxEdits)
    ? 1
    : 0;
}

/** Every word must point to it; more words that do are worth more. */
function queryScore(query: readonly TypedWord[], words: readonly string[]): number {
  let weakest = Infinity;
  for (const word of query) {
    weakest = Math.min(weakest, matchScore(word, words));
    if (weakest === 0) return 0;
  }
  return weakest + query.length / 10;
}

/** Categories that all the typed words point to and that hold something, best first. */
export function suggestedCategories(
  typed: readonly string[],
  limit: number,
  isStocked: (suggestion: CategorySuggestion) => boolean,
): CategorySuggestion[] {
  if (typed.length === 0) return [];
  // 'op amp' is a word of its own too.
  const queries = (typed.length > 1 ? [typed, [typed.join('')]] : [typed]).map((query) => query.map(toTypedWord));
  return candidates
    .map(({ suggestion, words }) => ({
      suggestion,
      score: queries.reduce((best, query) => Math.max(best, queryScore(query, words)), 0),
    }))
    .filter(({ score, suggestion }) => score > 0 && isStocked(suggestion))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}
