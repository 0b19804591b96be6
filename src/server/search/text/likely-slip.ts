const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiouy';

/** Each key with those beside it and in the rows above and below. */
const neighbours = new Map<string, string>();
for (const [row, keys] of keyRows.entries()) {
  for (const [at, key] of [...keys].entries()) {
    const near = [keyRows[row - 1], keys, keyRows[row + 1]].map(
      (line) => line?.slice(Math.max(0, at - 1), at + 2) ?? '',
    );
    neighbours.set(key, near.join(''));
  }
}

const soundsOrLiesLike = (a: string, b: string): boolean =>
  (vowels.includes(a) && vowels.includes(b)) || (neighbours.get(a) ?? '').includes(b);

/**
 * Whether one word may be a slip of the other when it is short: letters left out, doubled or swapped, one vowel for another,
 * or a key beside the right one. 'decal' is no slip of 'decay', since l is far from y.
 */
export function isLikelySlip(word: string, target: string): boolean {
  if (word.length !== target.length) return true;
  const differing = [...word].map((_, at) => at).filter((at) => word[at] !== target[at]);
  const [first = 0, second] = differing;
  if (differing.length === 1) return soundsOrLiesLike(word[first]!, target[first]!);
  return second === first + 1 && word[first] === target[second] && word[second] === target[first];
}
