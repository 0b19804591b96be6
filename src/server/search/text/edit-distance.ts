const width = 64;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

/**
 * Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other (the optimal string
 * alignment form of Damerau-Levenshtein), or more than `most` as soon as that is certain. With `asPrefix` the best
 * distance to any beginning of `target` counts, for words that are still being typed.
 */
export function editDistance(word: string, target: string, maxDistance: number, asPrefix = false): number {
  const tooFar = maxDistance + 1;
  const targetLength = asPrefix ? Math.min(target.length, word.length + maxDistance) : target.length;
  if (word.length >= width || targetLength >= width) return word === target ? 0 : tooFar;
  if (word.length - targetLength > maxDistance || (!asPrefix && targetLength - word.length > maxDistance))
    return tooFar;

  let [beforeLast, last, row] = rows as readonly Uint8Array[] as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= targetLength; column++) last[column] = column;
  for (let line = 1; line <= word.length; line++) {
    const letter = word.charCodeAt(line - 1);
    const letterBefore = line > 1 ? word.charCodeAt(line - 2) : -1;
    row[0] = line;
    let minCost = line;
    for (let column = 1; column <= targetLength; column++) {
      const other = target.charCodeAt(column - 1);
      let cost = last[column - 1]! + (letter === other ? 0 : 1);
      if (last[column]! + 1 < cost) cost = last[column]! + 1;
      if (row[column - 1]! + 1 < cost) cost = row[column - 1]! + 1;
      const swapped = column > 1 && letterBefore === other && letter === target.charCodeAt(column - 2);
      if (swapped && beforeLast[column - 2]! + 1 < cost) cost = beforeLast[column - 2]! + 1;
      row[column] = cost;
      if (cost < minCost) minCost = cost;
    }
    // A swap can reach back two lines, at the cost of one more.
    if (minCost > maxDistance + 1) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let distance = last[targetLength]!;
  if (asPrefix) for (let column = 0; column < targetLength; column++) distance = Math.min(distance, last[column]!);
  return distance > maxDistance ? tooFar : distance;
}

/** How many slips a word of this length may hold. Short words have too many neighbours to forgive any. */
export const maxEditsFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
