/** Faults that no reading tells apart are one class; class 0 reads like a pedal without a fault. */

import type { UnpackedTable } from '../tables/unpacked-table.ts';
import { heard } from './posterior.ts';

/** Two rows are apart when one reading, the supply being known, differs by this many sigmas. */
const apartSigmas = 3;
const apartDecibels = 9;

function differs({ points, probes }: UnpackedTable, a: number, b: number, bySound: boolean): boolean {
  for (const { volts, spread } of points) {
    const square = (spread[a]! ** 2 + spread[b]! ** 2) / 2;
    if ((volts[a]! - volts[b]!) ** 2 > apartSigmas ** 2 * square) return true;
  }
  if (!bySound) return false;
  return probes.some(({ levels }) =>
    levels.some((tone) => Math.abs(heard(tone[a]!) - heard(tone[b]!)) > apartDecibels),
  );
}

/** The class of each fault, by its first form: each joins the commonest one that it cannot be told from. */
export function classesOf(catalogue: UnpackedTable, bySound: boolean): Int32Array {
  const { faults } = catalogue.table;
  const leaders = [0];
  const classes = new Int32Array(faults.length);
  const order = [...faults.keys()].sort((a, b) => faults[b]!.weight - faults[a]!.weight);
  for (const k of order) {
    const row = faults[k]!.forms[0]![1];
    const found = leaders.findIndex((leader) => leader === row || !differs(catalogue, leader, row, bySound));
    classes[k] = found < 0 ? leaders.push(row) - 1 : found;
  }
  return classes;
}
