/** How much finer than the sound a circuit is stepped. */

export const oversamplingFactors = [1, 2, 4, 8, 16] as const;
export type OversamplingFactor = (typeof oversamplingFactors)[number];

export interface KitOversampling {
  /** What a slow device plays it at too. */
  readonly first: OversamplingFactor;
  /** Finer steps than these are not heard. */
  readonly ceiling: OversamplingFactor;
}

/** Of pedals that are played together; of none what anything can be played at. */
export const chainOversampling = (kits: readonly { readonly oversampling: KitOversampling }[]): KitOversampling => ({
  first: kits.reduce<OversamplingFactor>((most, { oversampling: { first } }) => (first > most ? first : most), 2),
  ceiling: kits.reduce<OversamplingFactor>(
    (most, { oversampling: { ceiling } }) => (ceiling > most ? ceiling : most),
    2,
  ),
});

/** The finest steps up to `ceiling` with which `load` grows to no more than `maxLoad`; the coarsest where none do. */
export const finestWithin = (
  ceiling: OversamplingFactor,
  loadAt: (factor: OversamplingFactor) => number,
  maxLoad: number,
): OversamplingFactor =>
  oversamplingFactors.findLast((factor) => factor <= ceiling && loadAt(factor) <= maxLoad) ?? oversamplingFactors[0];
