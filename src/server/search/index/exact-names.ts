import type { IndexedProduct } from '../query/catalogue-query.ts';
import { writtenValues } from '../text/component-value.ts';
import { compact } from '../text/fold.ts';
import { hasDigit, wordGroups } from '../text/words.ts';

/** Both are above any score that words can reach, so whoever types a name or a part number sees it first. */
const namePoints = 1_000_000;
const partNumberPoints = 100_000;

const isPartNumber = (word: string): boolean =>
  hasDigit(word) && /\p{L}/u.test(word) && writtenValues(word).length === 0;

/** The part numbers in a part's name, 'tl072' of 'TL072 dual op-amp'. Values are none: many parts share 10K. */
function partNumbers({ category, name }: IndexedProduct): string[] {
  if (category !== 'parts') return [];
  return wordGroups(name)
    .map((group) => compact(group.join('')))
    .filter(isPartNumber);
}

/** Products by their whole name, and parts by their part number. */
export class ExactNames {
  readonly #rows = new Map<string, Map<number, number>>();

  add(product: IndexedProduct, row: number): void {
    for (const number of partNumbers(product)) this.#put(number, row, partNumberPoints);
    this.#put(compact(product.name), row, namePoints);
  }

  remove(product: IndexedProduct, row: number): void {
    for (const key of [...partNumbers(product), compact(product.name)]) {
      const rows = this.#rows.get(key);
      rows?.delete(row);
      if (rows?.size === 0) this.#rows.delete(key);
    }
  }

  /** Raises the scores of what is called exactly this. */
  raise(text: string, scores: Float64Array): void {
    for (const [row, points] of this.#rows.get(compact(text)) ?? []) scores[row]! += points;
  }

  #put(key: string, row: number, points: number): void {
    const rows = this.#rows.get(key);
    if (rows) rows.set(row, points);
    else this.#rows.set(key, new Map([[row, points]]));
  }
}
