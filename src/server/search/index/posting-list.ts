/**
 * The products that hold a term, in ascending order, each packed with its impact: row * 256 + impact.
 * Kept in order at every change, so nothing is ever stale and a row can be looked up by halving.
 */
export class PostingList {
  entries = new Int32Array(4);
  size = 0;

  put(row: number, impact: number): void {
    const at = this.#position(row);
    const entry = row * 256 + impact;
    if (at < this.size && this.entries[at]! >> 8 === row) {
      this.entries[at] = entry;
      return;
    }
    if (this.size === this.entries.length) {
      const wider = new Int32Array(this.size * 2);
      wider.set(this.entries);
      this.entries = wider;
    }
    this.entries.copyWithin(at + 1, at, this.size);
    this.entries[at] = entry;
    this.size++;
  }

  remove(row: number): void {
    const at = this.#position(row);
    if (at === this.size || this.entries[at]! >> 8 !== row) return;
    this.entries.copyWithin(at, at + 1, this.size);
    this.size--;
  }

  /** The impact of the term in this row, 0 when it is not there. */
  impact(row: number): number {
    const at = this.#position(row);
    const entry = at < this.size ? this.entries[at]! : -1;
    return entry >> 8 === row ? entry & 255 : 0;
  }

  /** Where the row is, or would be. */
  #position(row: number): number {
    const { entries } = this;
    let high = this.size;
    if (high === 0 || entries[high - 1]! >> 8 < row) return high;
    let low = 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (entries[middle]! >> 8 < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
