import { describe, expect, it } from 'vitest';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { faultTableInputs, readKeptFaultTables } from './kept-fault-tables.ts';

const kept = readKeptFaultTables();

describe('the fault tables that are kept in the catalogue', () => {
  it('are of the kits that are sold, in their order', () => {
    expect([...kept.keys()]).toEqual(kits.map(({ slug }) => slug));
  });

  it.each(kits)('that of $slug was made from its data: else `node tools/taar.mjs fault-tables`', (kit) => {
    expect(kept.get(kit.slug)?.inputs).toBe(faultTableInputs(kit));
  });

  it('is asked for again when a value, a model, a net or the size of the board changes', () => {
    const fuzz = kits.find(({ slug }) => slug === 'fuzz-box')!;
    const { circuit } = fuzz;
    const withR3 = (change: Partial<(typeof circuit.components)[number]>): Kit => ({
      ...fuzz,
      circuit: {
        ...circuit,
        components: circuit.components.map((part) => (part.ref === 'R3' ? { ...part, ...change } : part)),
      },
    });
    const changed: Kit[] = [
      withR3({ value: '120K' }),
      withR3({ part: '1n4148' }),
      withR3({ pins: { 1: 'b1', 2: 'c2' } }),
      { ...fuzz, circuit: { ...circuit, enclosure: circuit.enclosure === '125B' ? '1590BB' : '125B' } },
    ];
    const hashes = [fuzz, ...changed].map(faultTableInputs);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
