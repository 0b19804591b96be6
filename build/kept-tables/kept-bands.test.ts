import { describe, expect, it } from 'vitest';
import { bandsOf } from '#electronics/simulation/bands.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { keptBands } from './kept-bands.ts';
import { readKept } from './kept-lines.ts';

const kept = readKept(keptBands);

describe('the bands that are kept in the catalogue', () => {
  it('are of the kits that are sold, in their order', () => {
    expect([...kept.keys()]).toEqual(kits.map(({ slug }) => slug));
  });

  it.each(kits)('that of $slug was made from its data: else `node tools/taar.mjs bands`', (kit) => {
    expect(kept.get(kit.slug)?.inputs).toBe(keptBands.inputsOf(kit));
  });

  it.each(kits)('a few bags of $slug lie in them', ({ slug, circuit }) => {
    const { volts, milliamps } = kept.get(slug)!.bands;
    const few = bandsOf(circuit, modelBySlug, 2);
    for (const [k, [low, high]] of [...few.volts, few.milliamps].entries()) {
      const [least, most] = volts[k] ?? milliamps;
      expect(low).toBeGreaterThanOrEqual(least);
      expect(high).toBeLessThanOrEqual(most);
    }
  });
});
