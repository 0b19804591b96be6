/** How fast a series of samples grows, per sample: the slope of the line that fits them best. */
export function slopeOf(samples: readonly number[]): number {
  const meanX = (samples.length - 1) / 2;
  const meanY = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let [top, bottom] = [0, 0];
  for (const [x, y] of samples.entries()) {
    top += (x - meanX) * (y - meanY);
    bottom += (x - meanX) ** 2;
  }
  return bottom === 0 ? 0 : top / bottom;
}

const thirdOf = (samples: readonly number[], place: 0 | 1 | 2): number[] => {
  const size = Math.floor(samples.length / 3);
  return samples.slice(place * size, (place + 1) * size);
};

/**
 * Whether something that fills up at first has stopped growing: in the last third it grows no faster than in the first,
 * and by no more than a share of what it is.
 */
export function isFlat(samples: readonly number[], share: number): boolean {
  const [first, last] = [thirdOf(samples, 0), thirdOf(samples, 2)];
  const grown = slopeOf(last) * last.length;
  return grown <= Math.max(...samples) * share || slopeOf(last) <= slopeOf(first) / 4;
}
