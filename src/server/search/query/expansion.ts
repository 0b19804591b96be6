import { PostingList } from '../index/posting-list.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** One way to satisfy a word of the query. */
export interface Expansion {
  readonly list: PostingList;
  readonly weight: number;
  /** Weaker fields than this do not count for this reading. */
  readonly minImpact: number;
}

/** A word of the query: any one of its readings satisfies it. */
export interface QueryWord {
  readonly expansions: readonly Expansion[];
  /** How many postings they have together. */
  readonly postings: number;
}

export const isExpansion = (reading: Expansion | null): reading is Expansion => reading !== null;

/** The products that hold all the terms, each with the mean of their impacts; null when there are none. */
export function productsWithAll(vocabulary: Vocabulary, terms: readonly string[]): PostingList | null {
  const lists: PostingList[] = [];
  for (const term of terms) {
    const list = vocabulary.postings(term);
    if (!list) return null;
    lists.push(list);
  }
  const [rarest, ...others] = lists.sort((a, b) => a.size - b.size);
  if (!rarest || others.length === 0) return rarest ?? null;
  const common = new PostingList();
  for (let index = 0; index < rarest.size; index++) {
    const entry = rarest.entries[index]!;
    let sum = entry & 255;
    for (const list of others) {
      const impact = list.impact(entry >> 8);
      sum = impact === 0 ? -Infinity : sum + impact;
    }
    if (sum > 0) common.put(entry >> 8, Math.round(sum / lists.length));
  }
  return common.size > 0 ? common : null;
}

/** A reading of products that hold all the terms, if there are any. */
export function createExpansion(vocabulary: Vocabulary, terms: readonly string[], weight: number): Expansion | null {
  const list = productsWithAll(vocabulary, terms);
  return list && { list, weight, minImpact: 0 };
}

/** The best readings, until they are too many to read in time. The first is always kept. */
export function withinBudget(expansions: readonly Expansion[], maxPostings: number): QueryWord {
  if (expansions.length === 1) return { expansions, postings: expansions[0]!.list.size };
  const kept: Expansion[] = [];
  let postings = 0;
  for (const reading of expansions.toSorted((a, b) => b.weight - a.weight)) {
    if (kept.length > 0 && postings + reading.list.size > maxPostings) continue;
    kept.push(reading);
    postings += reading.list.size;
  }
  return { expansions: kept, postings };
}
