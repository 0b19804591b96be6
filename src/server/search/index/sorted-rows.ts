import type { CompareRows } from './product-table.ts';

/** Rows kept in one order through every change. */
export class SortedRows {
  rows = new Int32Array(8);
  size = 0;
  readonly #compare: CompareRows;

  constructor(compare: CompareRows) {
    this.#compare = compare;
  }

  /** Adds without looking at the order; `sort` restores it. */
  append(row: number): void {
    this.#makeRoom();
    this.rows[this.size++] = row;
  }

  sort(): void {
    this.rows.subarray(0, this.size).sort(this.#compare);
  }

  insert(row: number): void {
    const at = this.firstIndex((other) => this.#compare(other, row) >= 0);
    this.#makeRoom();
    this.rows.copyWithin(at + 1, at, this.size);
    this.rows[at] = row;
    this.size++;
  }

  /** The row must still hold the values it was inserted with. */
  remove(row: number): void {
    const at = this.firstIndex((other) => this.#compare(other, row) >= 0);
    this.rows.copyWithin(at, at + 1, this.size);
    this.size--;
  }

  /** The first place whose row is true of a condition that is false before and true after some place. */
  firstIndex(holds: (row: number) => boolean): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.rows[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #makeRoom(): void {
    if (this.size < this.rows.length) return;
    const wider = new Int32Array(this.size * 2);
    wider.set(this.rows);
    this.rows = wider;
  }
}
