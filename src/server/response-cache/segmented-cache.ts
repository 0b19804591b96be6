interface Entry<Value> {
  value: Value;
  bytes: number;
  /** How often it was requested lately. */
  hits: number;
  /** When it was last put behind all others, as the number of requests until then. */
  movedAt: number;
}

type Segment<Value> = Map<string, Entry<Value>>;

/** The share of the protected segment, for what was requested more than once. */
const protectedShare = 0.8;
/** No value may take more than this share, so that one value cannot evict all others. */
const maxValueShare = 0.1;
const agingEvery = 20_000;
/** What is requested all the time is put behind all others once in so many requests, not each time. */
const moveEvery = 64;
const neverMoved = Number.NEGATIVE_INFINITY;

/**
 * A segmented LRU cache, bounded in bytes, which requests for many different keys cannot empty. A new value enters the
 * probationary segment. When it is requested again it moves to the protected segment; if that is full, only in the
 * place of values with fewer hits. Hits are halved from time to time, so that old favourites give way.
 */
export class SegmentedCache<Value> {
  readonly #maxBytes: number;
  readonly #probationary: Segment<Value> = new Map();
  readonly #protected: Segment<Value> = new Map();
  #probationaryBytes = 0;
  #protectedBytes = 0;
  #asked = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#probationaryBytes + this.#protectedBytes;
  }

  get(key: string): Value | undefined {
    if (++this.#asked % agingEvery === 0) this.#age();
    const entry = this.#protected.get(key) ?? this.#probationary.get(key);
    if (!entry) return undefined;
    entry.hits += 1;
    if (this.#asked - entry.movedAt >= moveEvery) this.#move(key, entry);
    return entry.value;
  }

  /** A new value of a known key stays in the segment of the old one. */
  set(key: string, value: Value, bytes: number): void {
    if (bytes > this.#maxBytes * maxValueShare) return this.delete(key);
    const known = this.#protected.get(key);
    if (known) {
      this.#protectedBytes += bytes - known.bytes;
      this.#protected.set(key, { value, bytes, hits: known.hits, movedAt: known.movedAt });
    } else {
      const hits = this.#probationary.get(key)?.hits ?? 0;
      this.delete(key);
      this.#probationary.set(key, { value, bytes, hits, movedAt: neverMoved });
      this.#probationaryBytes += bytes;
    }
    this.#trim();
  }

  delete(key: string): void {
    this.#protectedBytes -= this.#protected.get(key)?.bytes ?? 0;
    this.#probationaryBytes -= this.#probationary.get(key)?.bytes ?? 0;
    this.#protected.delete(key);
    this.#probationary.delete(key);
  }

  /** Behind all others of the protected segment, into which it moves if it is in the other one. */
  #move(key: string, entry: Entry<Value>): void {
    if (this.#protected.delete(key)) this.#protected.set(key, entry);
    else this.#promote(key, entry);
    if (this.#protected.has(key)) entry.movedAt = this.#asked;
  }

  #promote(key: string, entry: Entry<Value>): void {
    let missing = this.#protectedBytes + entry.bytes - this.#maxBytes * protectedShare;
    for (const oldest of this.#protected.values()) {
      if (missing <= 0) break;
      if (oldest.hits >= entry.hits) return;
      missing -= oldest.bytes;
    }
    this.#probationary.delete(key);
    this.#probationaryBytes -= entry.bytes;
    this.#protected.set(key, entry);
    this.#protectedBytes += entry.bytes;
    this.#trim();
  }

  #trim(): void {
    while (this.#protectedBytes > this.#maxBytes * protectedShare) {
      const [key, entry] = this.#protected.entries().next().value!;
      this.delete(key);
      entry.movedAt = neverMoved;
      this.#probationary.set(key, entry);
      this.#probationaryBytes += entry.bytes;
    }
    while (this.bytes > this.#maxBytes) this.delete(this.#probationary.keys().next().value!);
  }

  #age(): void {
    for (const entry of [...this.#probationary.values(), ...this.#protected.values()])
      entry.hits = Math.floor(entry.hits / 2);
  }
}
