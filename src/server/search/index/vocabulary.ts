import { valueMark } from '../text/component-value.ts';
import { PostingList } from './posting-list.ts';

/** One bit per letter and six for the digits: words whose bits differ much cannot be alike. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return mask;
}

/**
 * All terms of the catalogue with their postings. Words lie in flat arrays as well, because words that begin, hold or
 * resemble a typed one are found by one pass over their masks. Measured, 40,000 words take about an eighth of a
 * millisecond, so an index of trigrams or deletions, which would have to be kept in step, is not needed.
 */
export class Vocabulary {
  readonly #postings = new Map<string, PostingList>();
  /** Words in the order they came, and what the pass reads of them. Terms of values stay out of it. */
  words: string[] = [];
  masks = new Int32Array(1024);
  lengths = new Uint8Array(1024);
  #dead = 0;
  /** Grows with every change of a posting, so that what was derived from them can be dropped. */
  generation = 0;

  /** The products that hold this term; undefined when there are none. */
  postings(term: string): PostingList | undefined {
    const list = this.#postings.get(term);
    return list && list.size > 0 ? list : undefined;
  }

  put(term: string, row: number, impact: number): void {
    let list = this.#postings.get(term);
    if (!list) list = this.add(term);
    else if (list.size === 0) this.#dead--;
    list.put(row, impact);
    this.generation++;
  }

  /** A list for a term that has none yet; whoever adds it puts something into it. */
  add(term: string): PostingList {
    const list = new PostingList();
    this.#postings.set(term, list);
    if (!term.includes(valueMark)) this.#addWord(term);
    return list;
  }

  /** Every term that a product holds, with its list. */
  *entries(): Generator<[string, PostingList]> {
    for (const entry of this.#postings) if (entry[1].size > 0) yield entry;
  }

  remove(term: string, row: number): void {
    const list = this.#postings.get(term);
    if (!list || list.size === 0) return;
    list.remove(row);
    this.generation++;
    if (list.size > 0) return;
    this.#dead++;
    if (this.#dead > 1000 && this.#dead * 2 > this.#postings.size) this.#dropDeadTerms();
  }

  #addWord(word: string): void {
    const at = this.words.length;
    if (at === this.masks.length) {
      const masks = new Int32Array(at * 2);
      const lengths = new Uint8Array(at * 2);
      masks.set(this.masks);
      lengths.set(this.lengths);
      this.masks = masks;
      this.lengths = lengths;
    }
    this.words.push(word);
    this.masks[at] = letterMask(word);
    this.lengths[at] = Math.min(255, word.length);
  }

  #dropDeadTerms(): void {
    for (const [term, list] of this.#postings) if (list.size === 0) this.#postings.delete(term);
    const alive = this.words.filter((word) => this.#postings.has(word));
    this.words = [];
    for (const word of alive) this.#addWord(word);
    this.#dead = 0;
  }
}
