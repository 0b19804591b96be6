import { type Bands, bandsOf } from '#electronics/simulation/bands.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { circuitHash, type Kept, type KeptLine, readKept } from './kept-lines.ts';

export interface BandsLine extends KeptLine {
  readonly bands: Bands;
}

/** Seconds of computing for all kits, which a first start does without. */
export const keptBands: Kept<BandsLine> = {
  file: new URL('../../catalogue/models/bands.jsonl', import.meta.url),
  inputsOf: (kit: Kit) => circuitHash(kit),
  compute: (kit: Kit) => ({
    slug: kit.slug,
    inputs: circuitHash(kit),
    bands: bandsOf(kit.circuit, modelBySlug),
  }),
};

const kept = readKept(keptBands);

/** The kept ones. While a kit is being changed they are of other data: then they are computed here. */
export function bandsOfKit(kit: Kit): Bands {
  const line = kept.get(kit.slug);
  return line?.inputs === circuitHash(kit) ? line.bands : bandsOf(kit.circuit, modelBySlug);
}
