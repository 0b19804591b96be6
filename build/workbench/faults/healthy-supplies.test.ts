import { describe, expect, it } from 'vitest';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Circuit } from '#electronics/component.ts';
import { healthyPedal } from '#electronics/diagnosis/fault-model/pedal.ts';
import { signatureOf } from '#electronics/diagnosis/fault-model/signature.ts';
import { Spreads } from '#electronics/diagnosis/fault-model/spread.ts';
import { testPointsOf } from '#electronics/diagnosis/fault-model/test-points.ts';
import { createFaultFinder, type Evidence, type FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { supplyId } from '#electronics/diagnosis/inference/posterior.ts';
import { supplyRemark } from '#electronics/diagnosis/inference/supply.ts';
import { unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { readKeptFaultTables } from './kept-fault-tables.ts';

const kept = readKeptFaultTables();

/** What the solver finds in a pedal without a fault on this supply, by the net of the copper. */
function voltsOf(circuit: Circuit, supplyVolts: number): Map<string, number> {
  const pedal = healthyPedal(circuit, adjustTrimmers(circuit, { modelOf: modelBySlug }).positions, supplyVolts);
  const points = testPointsOf(pedal);
  const shown = signatureOf(pedal, { modelOf: modelBySlug }, { points, knobs: [] }, new Spreads(modelBySlug))!;
  return new Map(points.copper.map(({ net }, k) => [net, shown.copper[k]!.volts]));
}

/** A person without a symptom who measures, listens and looks at all bands if asked to, until nothing more is asked. */
function searched(finder: FaultFinder, volts: ReadonlyMap<string, number>): string {
  const confirmed: string[] = [];
  const readings: Record<string, number> = {};
  const heard: Record<string, readonly number[]> = {};
  const checked: Record<string, 'fine'[]> = {};
  const evidence: Evidence = { symptoms: [], readings, confirmed, heard, checked };
  for (let steps = 0; steps < 30; steps++) {
    const { verdict, remeasure, nextPoint, nextProbe, nextCheck } = finder.diagnose(evidence);
    const point = remeasure ?? (verdict === 'measure' ? nextPoint?.touch : undefined);
    if (point) {
      if (remeasure) confirmed.push(remeasure.id);
      readings[point.id] = Math.round(100 * volts.get(point.net)!) / 100;
    } else if (verdict === 'listen') {
      const { id, levels } = nextProbe!.touch;
      heard[id] = levels.map((tone) => tone[0]!);
    } else if (verdict === 'check' && nextCheck!.touch.kind === 'bands') checked[nextCheck!.touch.id] = ['fine'];
    else return verdict;
  }
  return 'never ends';
}

const finderOf = (slug: string): FaultFinder => createFaultFinder(unpackTable(kept.get(slug)!.table));

const mostReadings = 8;

/** The supply, and what the build document lists, all read at once. */
function listedReadings({ unpacked: { points } }: FaultFinder, volts: ReadonlyMap<string, number>) {
  const listed = points.filter(({ isListed, id }) => isListed || id === supplyId).slice(0, mostReadings);
  return Object.fromEntries(listed.map(({ id, net }) => [id, Math.round(100 * volts.get(net)!) / 100]));
}

describe('a pedal without a fault', () => {
  it.each(kits)('$slug has the right voltages at 8.2 V and at 10.2 V', { timeout: 120_000 }, ({ slug, circuit }) => {
    const finder = finderOf(slug);
    for (const supply of [8.2, 10.2]) {
      const readings = listedReadings(finder, voltsOf(circuit, supply));
      const { verdict, healthyProbability, nextCheck } = finder.diagnose({ symptoms: [], readings, heard: {} });
      // No part is doubted: all that is asked for without power is a look at every band.
      expect(verdict === 'check' ? nextCheck!.touch.kind : verdict).toMatch(/^(?:measure|listen|healthy|bands)$/);
      expect(healthyProbability).toBeGreaterThan(0.6);
    }
  });

  it.each([8.2, 10.2])('is healthy once it is measured and sounds as it should at %f V', (supply) => {
    const { slug, circuit } = kits.find((kit) => kit.slug === 'fuzz-box')!;
    expect(searched(finderOf(slug), voltsOf(circuit, supply))).toBe('healthy');
  });
});

describe('what is plugged in', () => {
  it.each([
    [-9, 'reversed'],
    [0.4, undefined],
    [7, 'low'],
    [8.2, undefined],
    [9.6, undefined],
    [10.2, undefined],
    [12.1, 'twelve'],
    [18, 'eighteen'],
  ])('%f V: %s', (volts, remark) => {
    expect(supplyRemark(volts)).toBe(remark);
  });
});
