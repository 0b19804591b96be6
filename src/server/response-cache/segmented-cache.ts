interface Kept<Value> {
  value: Value;
  bytes: number;
  /** How often it was asked for lately. */
  hits: number;
}

type Segment<Value> = Map<string, Kept<Value>>;

/** Of the whole: what was asked for more than once. The rest is for what came once and may never come again. */
const protectedShare = 0.8;
/** One thing may not drive out everything else. */
const largestShare = 0.1;
const agingEvery = 20_000;

/**
 * A cache that is bounded in bytes and that nobody can wash out by asking for many things once. What is new waits in a
 * segment of its own; asked for again it becomes protected, and once there is no room left only in the place of something
 * that was asked for less. Counts are halved from time to time, so that what was liked last week gives way.
 */
export class SegmentedCache<Value> {
  readonly #maxBytes: number;
  readonly #waiting: Segment<Value> = new Map();
  readonly #protected: Segment<Value> = new Map();
  #waitingBytes = 0;
  #protectedBytes = 0;
  #asked = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#waitingBytes + this.#protectedBytes;
  }

  get(key: string): Value | undefined {
    if (++this.#asked % agingEvery === 0) this.#age();
    const kept = this.#protected.get(key) ?? this.#waiting.get(key);
    if (!kept) return undefined;
    kept.hits += 1;
    if (this.#protected.delete(key)) this.#protected.set(key, kept);
    else this.#promote(key, kept);
    return kept.value;
  }

  /** A new value of a known key keeps its place. */
  set(key: string, value: Value, bytes: number): void {
    if (bytes > this.#maxBytes * largestShare) return this.delete(key);
    const known = this.#protected.get(key);
    if (known) {
      this.#protectedBytes += bytes - known.bytes;
      this.#protected.set(key, { value, bytes, hits: known.hits });
    } else {
      const hits = this.#waiting.get(key)?.hits ?? 0;
      this.delete(key);
      this.#waiting.set(key, { value, bytes, hits });
      this.#waitingBytes += bytes;
    }
    this.#trim();
  }

  delete(key: string): void {
    this.#protectedBytes -= this.#protected.get(key)?.bytes ?? 0;
    this.#waitingBytes -= this.#waiting.get(key)?.bytes ?? 0;
    this.#protected.delete(key);
    this.#waiting.delete(key);
  }

  #promote(key: string, kept: Kept<Value>): void {
    let missing = this.#protectedBytes + kept.bytes - this.#maxBytes * protectedShare;
    for (const oldest of this.#protected.values()) {
      if (missing <= 0) break;
      if (oldest.hits >= kept.hits) return;
      missing -= oldest.bytes;
    }
    this.#waiting.delete(key);
    this.#waitingBytes -= kept.bytes;
    this.#protected.set(key, kept);
    this.#protectedBytes += kept.bytes;
    this.#trim();
  }

  #trim(): void {
    while (this.#protectedBytes > this.#maxBytes * protectedShare) {
      const [key, kept] = this.#protected.entries().next().value!;
      this.delete(key);
      this.#waiting.set(key, kept);
      this.#waitingBytes += kept.bytes;
    }
    while (this.bytes > this.#maxBytes) this.delete(this.#waiting.keys().next().value!);
  }

  #age(): void {
    for (const kept of [...this.#waiting.values(), ...this.#protected.values()]) kept.hits = Math.floor(kept.hits / 2);
  }
}
