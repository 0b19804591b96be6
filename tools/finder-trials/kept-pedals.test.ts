import { describe, expect, it } from 'vitest';
import { kitWiring } from '#build/wiring/kit-wiring.ts';
import { readKeptFaultTables } from '#build/workbench/faults/kept-fault-tables.ts';
import { kits } from '#catalogue/kits.ts';
import { createFaultFinder, type FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';
import { type KeptPedal, pedalInputs, rankIn, readKeptPedals } from './kept-pedals.ts';

const pedals = readKeptPedals();
const tables = readKeptFaultTables();
const kitOf = ({ slug }: KeptPedal) => kits.find((kit) => kit.slug === slug)!;

const finders = new Map<string, FaultFinder>();
function finderOf(pedal: KeptPedal): FaultFinder {
  const key = `${pedal.slug} ${pedal.meter}`;
  const known = finders.get(key);
  if (known) return known;
  const table = withWires(unpackTable(tables.get(pedal.slug)!.table), kitWiring(kitOf(pedal)).wiring);
  const finder = createFaultFinder(table, pedal.meter);
  finders.set(key, finder);
  return finder;
}

const share = (ranks: readonly number[], places: number): number =>
  ranks.filter((rank) => rank >= 0 && rank < places).length / ranks.length;

describe('pedals that another simulator built', () => {
  it('are of circuits as they are: else the command of docs/faults.md draws them anew', () => {
    const old = pedals.filter((pedal) => pedal.inputs !== pedalInputs(kitOf(pedal)));
    expect(new Set(old.map(({ slug }) => slug))).toEqual(new Set());
    expect(pedals.length).toBeGreaterThanOrEqual(36);
  });

  it('have the right part first in three of four, and among three in four of five', { timeout: 240_000 }, () => {
    const faulty = pedals.filter(({ truth }) => truth.kind !== 'healthy');
    const ranks = faulty.map((pedal) => rankIn(finderOf(pedal), kitOf(pedal), pedal).rank);
    const found = { first: share(ranks, 1), three: share(ranks, 3) };
    expect(found.first, JSON.stringify(found)).toBeGreaterThanOrEqual(0.77);
    expect(found.three, JSON.stringify(found)).toBeGreaterThanOrEqual(0.8);
  });

  it('are called healthy when they are', () => {
    const healthy = pedals.filter(({ truth }) => truth.kind === 'healthy');
    expect(healthy.length).toBeGreaterThanOrEqual(3);
    for (const pedal of healthy) expect(rankIn(finderOf(pedal), kitOf(pedal), pedal).isHealthy, pedal.seed).toBe(true);
  });
});
