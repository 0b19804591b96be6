/** How much finer than the sound a circuit is stepped. */

export const oversamplingFactors = [1, 2, 4, 8, 16] as const;
export type OversamplingFactor = (typeof oversamplingFactors)[number];

export interface KitOversampling {
  /** What a slow device plays it at too. */
  readonly first: OversamplingFactor;
  /** Finer steps than these are not heard. */
  readonly ceiling: OversamplingFactor;
}

/** Factors are meant at 44.1 and 48 kHz. A sound card of twice that rate has half of them, and so the same steps and the same load. */
export const factorAt = (rate: number, factor: OversamplingFactor): OversamplingFactor =>
  rate < 64_000 || factor === 1 ? factor : ((factor / 2) as OversamplingFactor);

const greatest = (factors: readonly OversamplingFactor[]): OversamplingFactor =>
  factors.reduce((most, factor) => (factor > most ? factor : most), 2);

/** Of pedals that are played together by a sound card of this rate; of none what anything can be played at. */
export const chainOversampling = (
  kits: readonly { readonly oversampling: KitOversampling }[],
  rate: number,
): KitOversampling => ({
  first: factorAt(rate, greatest(kits.map(({ oversampling }) => oversampling.first))),
  ceiling: factorAt(rate, greatest(kits.map(({ oversampling }) => oversampling.ceiling))),
});

/** The finest steps up to `ceiling` with which `load` grows to no more than `maxLoad`; the coarsest where none do. */
export const finestWithin = (
  ceiling: OversamplingFactor,
  loadAt: (factor: OversamplingFactor) => number,
  maxLoad: number,
): OversamplingFactor =>
  oversamplingFactors.findLast((factor) => factor <= ceiling && loadAt(factor) <= maxLoad) ?? oversamplingFactors[0];
