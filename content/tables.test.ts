/** Tables of the guides that are computed: each cell again, from the circuit that the table is about. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseHertz, parseValue } from '#electronics/value/parse.ts';
import { kits } from '#catalogue/kits.ts';
import { gainsOf } from '#tests/support/figures/computed-specifications.ts';

const theory = readFileSync(join(import.meta.dirname, 'guides/circuit-theory.md'), 'utf8');

/** The rows of the table whose first line begins so. */
function rowsOf(head: string): string[][] {
  const lines = theory
    .slice(theory.indexOf(`| ${head}`))
    .split('\n')
    .slice(2);
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
}

const decibelsIn = (cell: string): number => Number.parseFloat(cell.replace('−', '-'));
/** Half of the last digit, or a fiftieth: cells are rounded by hand. */
const rounding = (cell: string): number => (cell.includes('.') ? 0.051 : 0.51);
const gain = gainsOf('vintage-overdrive');

describe('the theory guide', () => {
  it.each(rowsOf('Frequency | Through a low-pass'))('gives at %s what a low-pass of 720 Hz leaves: %s', (at, cell) => {
    const ratio = parseHertz(at!)! / 720;
    expect(Math.abs(-10 * Math.log10(1 + ratio ** 2) - decibelsIn(cell!))).toBeLessThan(rounding(cell!));
  });

  it.each(rowsOf('Where | R | C | Corner'))('%s: %s and %s make a corner of %s', (_, ohms, farads, corner) => {
    const kilohms = Number.parseFloat(ohms!) * 1e3;
    const value = ohms!.includes('.') ? kilohms : parseValue(ohms!);
    const found = 1 / (2 * Math.PI * value * parseValue(farads!));
    expect(Math.abs(found / parseHertz(corner!)! - 1)).toBeLessThan(0.04);
  });

  it.each(rowsOf('Where | R | C | Corner').filter(([where]) => / with /.test(where!)))(
    '%s are %s and %s in that kit',
    (where, ...cells) => {
      const kit = kits.find(({ name }) => where!.startsWith(`${name},`))!;
      const refs = where!
        .match(/\b[RC]\d+\b/g)!
        .toSorted()
        .toReversed();
      const values = refs.map((ref) => kit.circuit.components.find((part) => part.ref === ref)?.value);
      expect(values).toEqual(cells.slice(0, 2));
    },
  );

  it.each(rowsOf('Note | Frequency | Gain'))('%s, %s: the overdrive amplifies %s times, or %s', (_, at, up, down) => {
    [up, down].forEach((cell, k) => {
      const found = 10 ** (gain({ DRIVE: 1 - k }, parseHertz(at!)!, ['plus1', 'clip']) / 20);
      expect(Math.abs(found - Number(cell)), `${cell}, not ${found}`).toBeLessThan(rounding(cell!));
    });
  });

  it.each(rowsOf('Frequency | TONE left'))('at %s TONE leaves %s, %s and %s', (at, ...cells) => {
    cells.forEach((cell, k) => {
      const found = gain({ TONE: k / 2 }, parseHertz(at!)!, ['clip', 'toned']);
      expect(Math.abs(found - decibelsIn(cell)), `${cell}, not ${found}`).toBeLessThan(rounding(cell));
    });
  });

  it('adds up what the overdrive draws', () => {
    const rows = rowsOf('Part | Current').map(([, cell]) => Number.parseFloat(cell!));
    const [total, ...parts] = rows.toReversed();
    expect(Math.round(parts.reduce((sum, each) => sum + each, 0))).toBe(total);
  });
});
