/** The measures of a plot, in its own units: a wire of money above, bars of orders below, on the same days. */
export interface PlotSize {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly wireBottom: number;
  readonly barTop: number;
  readonly bottom: number;
  /** So many names of days at the most. */
  readonly maxLabels: number;
}

export const wideSize: PlotSize = {
  width: 800,
  left: 40,
  right: 792,
  top: 10,
  wireBottom: 200,
  barTop: 228,
  bottom: 278,
  maxLabels: 8,
};

export const narrowSize: PlotSize = {
  width: 358,
  left: 34,
  right: 350,
  top: 10,
  wireBottom: 150,
  barTop: 176,
  bottom: 210,
  maxLabels: 5,
};

/**
 * Round numbers from zero to at least the largest: 1, 2 or 5 times a power of ten apart, three to five of them. Where more
 * money went back than came in they begin below zero, and may be one more.
 */
export function ticksFor(largest: number, smallest = 0): number[] {
  const [most, least] = [Math.max(largest, 0), Math.min(smallest, 0)];
  const span = most - least;
  if (span === 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(span));
  const step = [0.2, 0.5, 1, 2, 5].map((times) => times * power).find((size) => span / size <= 4)!;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** As short as a scale needs it: '0', '500', '10k', '2.5L', '1Cr'. */
export function shortNumber(value: number): string {
  const units = [
    [10_000_000, 'Cr'],
    [100_000, 'L'],
    [1000, 'k'],
  ] as const;
  const distance = Math.abs(value);
  const [size, name] = units.find(([least]) => distance >= least) ?? [1, ''];
  return `${value < 0 ? '−' : ''}${Number((distance / size).toFixed(1))}${name}`;
}

export const xOf = ({ left, right }: PlotSize, index: number, count: number): number =>
  left + ((index + 0.5) * (right - left)) / count;

/** The first tick is at the bottom, the last at the top. */
export const yOf = ({ top, wireBottom }: PlotSize, value: number, ticks: readonly number[]): number => {
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  return wireBottom - ((value - least) / (most - least)) * (wireBottom - top);
};

/** Which step is under a place, as a part of the whole width. */
export function stepAt({ width, left, right }: PlotSize, part: number, count: number): number {
  const index = Math.floor(((part * width - left) / (right - left)) * count);
  return Math.min(count - 1, Math.max(0, index));
}

/** The steps that are named: evenly spaced, the last one always. */
export function labelledSteps(count: number, maxLabels: number): number[] {
  const every = Math.ceil(count / maxLabels);
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

const round = (value: number): string => value.toFixed(1);

export const wirePath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
