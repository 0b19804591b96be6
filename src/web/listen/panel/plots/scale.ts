/** From what is measured to where it is drawn. */
export type Scale = (value: number) => number;

/** Clamped, so that no curve leaves its plot. */
export const linear =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) => {
    const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round((start + (end - start) * share) * 100) / 100;
  };

export const logarithmic = (from: number, to: number, start: number, end: number): Scale => {
  const scale = linear(Math.log(from), Math.log(to), start, end);
  return (value) => scale(Math.log(value));
};

export const lineThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const voltRanges = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] as const;

/** The smallest of the usual ranges that holds it. */
export const voltRange = (peak: number): number => voltRanges.find((range) => peak <= range) ?? 10;

export const voltText = (volts: number): string =>
  volts < 0.1 ? `${Math.round(volts * 1000)}\u00a0mV` : `${volts.toFixed(2)}\u00a0V`;

/** Of a net at rest, as a meter shows it. */
export const restText = (volts: number): string =>
  `${volts
    .toFixed(1)
    .replace(/^-0\.0$/, '0.0')
    .replace('-', '−')}\u00a0V`;

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, volts) => Math.max(most, Math.abs(volts)), 0);

export const hertzText = (frequency: number): string =>
  frequency >= 1000 ? `${(frequency / 1000).toFixed(1)}\u00a0kHz` : `${Math.round(frequency / 10) * 10}\u00a0Hz`;

export const decibelText = (decibels: number): string => {
  const rounded = Math.round(decibels);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}\u00a0dB`;
};
