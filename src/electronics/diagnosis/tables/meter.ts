/** The meters that builders have: what they load a circuit with, and how well they read. */

export const meterKinds = ['10M', '1M', 'needle'] as const;
export type MeterKind = (typeof meterKinds)[number];

interface Meter {
  readonly ohms: number;
  /** How far off it may be: a share of what it shows, and some volts. */
  readonly share: number;
  readonly volts: number;
}

const meters: Readonly<Record<MeterKind, Meter>> = {
  '10M': { ohms: 10e6, share: 0.01, volts: 0.02 },
  '1M': { ohms: 1e6, share: 0.012, volts: 0.025 },
  // Twenty kilohms a volt on its range of ten volts, read to a quarter of a volt.
  needle: { ohms: 200e3, share: 0, volts: 0.25 },
};

/** One sigma of what it shows. */
export const meterSigma = (volts: number, kind: MeterKind = '10M'): number =>
  (meters[kind].share * Math.abs(volts) + meters[kind].volts) / Math.sqrt(3);

/** What it leaves of a voltage that the table has as a meter of ten megohms shows it. */
export const meterLoad = (ohms: number, kind: MeterKind): number =>
  (1 + ohms / meters['10M'].ohms) / (1 + ohms / meters[kind].ohms);

/** The share of a voltage that it takes away. */
export const meterShare = (ohms: number, kind: MeterKind): number => ohms / (ohms + meters[kind].ohms);
