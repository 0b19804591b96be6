import { related, sameThing } from '#domain/catalogue/synonyms.ts';
import { compact } from './fold.ts';
import { wordGroups } from './words.ts';

export interface Synonym {
  /** All of them must be found. */
  readonly words: readonly string[];
  readonly weight: number;
}

const table = new Map<string, Synonym[]>();

function add(groups: string, weight: number): void {
  for (const line of groups.trim().split('\n')) {
    const names = line.split(/[,>]/).map((name) => wordGroups(name).flat());
    for (const name of line.includes('>') ? names.slice(0, 1) : names) {
      const others = names.filter((other) => other !== name).map((words) => ({ words, weight }));
      const key = name.join('');
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
}

add(sameThing, 0.8);
add(related, 0.45);

/** Other names of what these words say; 'bigmuff' and 'big muff' are one key. */
export const synonymsOf = (words: readonly string[]): readonly Synonym[] => table.get(compact(words.join(''))) ?? [];

/** The longest name in the table, in words. */
export const maxSynonymWords = 3;
