/** Seeded randomness. Nothing here may call Math.random(): a product id is the only source of variation. */

/** FNV-1a hash of a string, as an unsigned 32-bit integer. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A few letters of the hash, to keep apart the ids of pictures inlined in one page. */
export const shortHash = (text: string, length = 4): string => hash(text).toString(36).slice(0, length);

export interface Rng {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number in [lo, hi). */
  range(lo: number, hi: number): number;
  /** Next integer in [lo, hi], both ends included. */
  int(lo: number, hi: number): number;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A small, fast generator (mulberry32) whose whole stream is fixed by `seed`. */
export function rng(seed: string): Rng {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (lo: number, hi: number): number => lo + (hi - lo) * next();
  const int = (lo: number, hi: number): number => Math.floor(range(lo, hi + 1));
  return {
    next,
    range,
    int,
    pick: (items) => items[int(0, items.length - 1)]!,
    shuffle: (items) => {
      const a = [...items];
      for (let i = a.length - 1; i > 0; i--) {
        const j = int(0, i);
        [a[i], a[j]] = [a[j]!, a[i]!];
      }
      return a;
    },
  };
}
