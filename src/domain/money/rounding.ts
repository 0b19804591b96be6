import { toPaise, type Paise } from './money.ts';

/**
 * `amount` × `part` / `whole`, rounded half away from zero, so that what is given back is rounded as what was taken. The whole
 * is split off first: no product leaves the numbers that are exact.
 */
export function shareOf(amount: Paise, part: number, whole: number): Paise {
  const size = Math.abs(amount);
  const parts = Math.abs(part);
  const rest = size % whole;
  const share = ((size - rest) / whole) * parts + Math.floor((2 * rest * parts + whole) / (2 * whole));
  return toPaise(amount < 0 !== part < 0 ? 0 - share : share);
}

/**
 * Shares an amount out by weights, whole paise that sum to it: each gets what is exactly its own, rounded towards zero, and
 * the paise that are left go to those who lost the most by that, of equal ones to the first. Without any weight all count alike.
 */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
  if (amount === 0) return weights.map(() => toPaise(0));
  if (weights.length === 0) throw new RangeError(`There is nothing to share ${amount} out to.`);
  const counted = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const size = BigInt(Math.abs(amount));
  const all = counted.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const exact = counted.map((weight, index) => {
    const product = size * BigInt(weight);
    return { index, share: product / all, rest: product % all };
  });
  const left = Number(size - exact.reduce((sum, { share }) => sum + share, 0n));
  const byRest = exact.toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest));
  const more = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ index, share }) => {
    const paise = Number(share) + Number(more.has(index));
    return toPaise(amount < 0 ? 0 - paise : paise);
  });
}

/** What of an amount falls on some of its equal units, after those before them: all of them together make the amount. */
export function shareOfUnits(
  amount: Paise,
  units: number,
  { before, count }: { before: number; count: number },
): Paise {
  const rest = amount % units;
  const upTo = (reached: number): number => reached * ((amount - rest) / units) + Math.min(reached, rest);
  return toPaise(upTo(before + count) - upTo(before));
}
