import { describe, expect, it } from 'vitest';
import { computeFaultTable, readKeptFaultTables } from '#build/workbench/faults/kept-fault-tables.ts';
import { kits } from '#catalogue/kits.ts';
import { isLong } from './scale.ts';

const dayMs = 86_400_000;
/** The long size computes every table; the short one that of the kit whose turn it is today, which the title names. */
const chosen = isLong ? kits : [kits[Math.floor(Date.now() / dayMs) % kits.length]!];

describe('the fault tables in the catalogue are what the code computes', () => {
  const kept = readKeptFaultTables();

  it.each(chosen)('of $slug: else `node tools/taar.mjs fault-tables --all`', { timeout: 600_000 }, (kit) => {
    expect(kept.get(kit.slug)).toEqual(computeFaultTable(kit));
  });
});
