import type { QueryWord, Expansion } from './expansion.ts';

/** Rows of products with the score of each. They are good until the next match. */
export interface Matches {
  readonly rows: Int32Array;
  readonly count: number;
  /** By row. */
  readonly scores: Float64Array;
}

/** Rare words tell more than common ones. */
const wordWeight = (word: QueryWord, size: number): number => Math.log(1 + size / Math.max(1, word.postings));

/** What looking a row up in all readings costs, in postings read. */
const lookUpCost = (word: QueryWord): number =>
  word.expansions.reduce((cost, { list }) => cost + 2 + Math.log2(list.size + 1), 0);

/** Finds and scores the products that satisfy the words of a query. */
export class Matcher {
  #scores = new Float64Array(0);
  #wordScores = new Float32Array(0);
  #found = new Uint8Array(0);
  #rows = new Int32Array(0);
  #touched = new Int32Array(0);

  /** Products that satisfy every word. The rarest word is read first, and the others only as far as they are needed. */
  matchAll(words: readonly QueryWord[], size: number, capacity: number): Matches {
    this.#grow(capacity);
    const byRarity = words.toSorted((a, b) => a.postings - b.postings);
    let count = -1;
    for (const word of byRarity) {
      const weight = wordWeight(word, size);
      if (count < 0) count = this.#begin(word, weight);
      else if (count * lookUpCost(word) < word.postings) count = this.#narrowByLookUp(word, weight, count);
      else count = this.#narrowByReading(word, weight, count);
    }
    return { rows: this.#rows, count: Math.max(0, count), scores: this.#scores };
  }

  /** Products that satisfy the most of these words, at least `least` of them. */
  matchMost(words: readonly QueryWord[], minWords: number, size: number, capacity: number): Matches {
    this.#grow(capacity);
    let count = 0;
    let maxWords = 0;
    for (const word of words) {
      const weight = wordWeight(word, size);
      const touched = this.#read(word.expansions);
      for (let index = 0; index < touched; index++) {
        const row = this.#touched[index]!;
        if (this.#found[row] === 0) {
          this.#rows[count++] = row;
          this.#scores[row] = 0;
        }
        const found = this.#found[row]! + 1;
        this.#found[row] = found;
        if (found > maxWords) maxWords = found;
        this.#scores[row]! += weight * this.#wordScores[row]!;
        this.#wordScores[row] = 0;
      }
    }
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const row = this.#rows[index]!;
      if (maxWords >= minWords && this.#found[row] === maxWords) this.#rows[kept++] = row;
      this.#found[row] = 0;
    }
    return { rows: this.#rows, count: kept, scores: this.#scores };
  }

  /** These rows and no others, all alike. */
  only(chosen: readonly number[], capacity: number): Matches {
    this.#grow(capacity);
    for (const [index, row] of chosen.entries()) {
      this.#rows[index] = row;
      this.#scores[row] = 1;
    }
    return { rows: this.#rows, count: chosen.length, scores: this.#scores };
  }

  /** Puts rows with these points in front, whether the words found them or not. */
  withPoints({ rows, count, scores }: Matches, points: ReadonlyMap<number, number>): Matches {
    if (points.size === 0) return { rows, count, scores };
    const missing = new Map(points);
    for (let index = 0; index < count && missing.size > 0; index++) {
      const row = rows[index]!;
      const earned = missing.get(row);
      if (earned === undefined) continue;
      scores[row]! += earned;
      missing.delete(row);
    }
    let total = count;
    for (const [row, earned] of missing) {
      rows[total++] = row;
      scores[row] = earned;
    }
    return { rows, count: total, scores };
  }

  #begin(word: QueryWord, weight: number): number {
    const touched = this.#read(word.expansions);
    for (let index = 0; index < touched; index++) {
      const row = this.#touched[index]!;
      this.#rows[index] = row;
      this.#scores[row] = weight * this.#wordScores[row]!;
      this.#wordScores[row] = 0;
    }
    return touched;
  }

  #narrowByReading(word: QueryWord, weight: number, count: number): number {
    const touched = this.#read(word.expansions);
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const row = this.#rows[index]!;
      const score = this.#wordScores[row]!;
      if (score === 0) continue;
      this.#scores[row]! += weight * score;
      this.#rows[kept++] = row;
    }
    for (let index = 0; index < touched; index++) this.#wordScores[this.#touched[index]!] = 0;
    return kept;
  }

  #narrowByLookUp(word: QueryWord, weight: number, count: number): number {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const row = this.#rows[index]!;
      let best = 0;
      for (const { list, weight: readingWeight, minImpact } of word.expansions) {
        const impact = list.impact(row);
        if (impact >= minImpact && impact * readingWeight > best) best = impact * readingWeight;
      }
      if (best === 0) continue;
      this.#scores[row]! += weight * best;
      this.#rows[kept++] = row;
    }
    return kept;
  }

  /** Leaves the best score of each row in the word's scores, and the rows that have one in `touched`. */
  #read(readings: readonly Expansion[]): number {
    const wordScores = this.#wordScores;
    const touched = this.#touched;
    let count = 0;
    for (const { list, weight, minImpact } of readings) {
      const { entries, size } = list;
      for (let index = 0; index < size; index++) {
        const entry = entries[index]!;
        const impact = entry & 255;
        if (impact < minImpact) continue;
        const row = entry >> 8;
        const before = wordScores[row]!;
        const score = impact * weight;
        if (score <= before) continue;
        if (before === 0) touched[count++] = row;
        wordScores[row] = score;
      }
    }
    return count;
  }

  #grow(capacity: number): void {
    if (this.#scores.length >= capacity) return;
    this.#scores = new Float64Array(capacity);
    this.#wordScores = new Float32Array(capacity);
    this.#found = new Uint8Array(capacity);
    this.#rows = new Int32Array(capacity);
    this.#touched = new Int32Array(capacity);
  }
}
