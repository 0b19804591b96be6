/** Random numbers of a trial: one seed gives one pedal, on every machine. */

export interface Random {
  /** From 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** The same on a scale of ratios. */
  ratio(low: number, high: number): number;
  /** Mean 0, one sigma 1. */
  normal(): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let k = 0; k < seed.length; k++) state = Math.imul(state ^ seed.charCodeAt(k), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    ratio: (low, high) => low * (high / low) ** next(),
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
