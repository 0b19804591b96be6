import { describe, expect, it } from 'vitest';
import type { BillLine } from '#contracts/catalogue.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { ticking, unticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { claimedPieces, bagGroups, claimOf, claimText, foundOf, settingFound, type BagRow } from './bag-rows.ts';

const line = (name: string, ...refs: string[]): BillLine => ({
  name,
  quantity: refs.length,
  refs,
  note: null,
  part: null,
  notSold: null,
});
const sheet = {
  parts: [
    { ref: 'R1', kind: 'resistor' },
    { ref: 'R2', kind: 'resistor' },
    { ref: 'C1', kind: 'film' },
    { ref: 'C2', kind: 'ceramic' },
  ],
} as unknown as WorkbenchSheet;
const lines = [
  line('Resistor 4K7', 'R1', 'R2'),
  line('Film capacitor 100N', 'C1'),
  line('Ceramic capacitor 47P', 'C2'),
  line('Knob', 'KN-FUZZ'),
];
const groups = bagGroups(sheet, lines, null);
const resistors = groups[1]!.rows[0]!;

const count = (row: BagRow, state: BuildState, to: number, device = 'd-phone1234'): BuildState => {
  const { tick, untick } = settingFound(row, state, to);
  return merge(merge(state, ticking(state, tick, device)), unticking(state, untick));
};

describe('the rows of a bag', () => {
  it('stand in the groups and the order of the parts list, the board first', () => {
    expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['Board', ['Printed circuit board']],
      ['Resistors', ['Resistor 4K7']],
      ['Ceramic capacitors', ['Ceramic capacitor 47P']],
      ['Film capacitors', ['Film capacitor 100N']],
      ['Box and hardware', ['Knob']],
    ]);
    expect(resistors.marks).toEqual(['sourced:R1', 'sourced:R2']);
  });

  it('are counted piece by piece, up and down', () => {
    const one = count(resistors, emptyState, 1);
    expect(foundOf(resistors, one)).toBe(1);
    const two = count(resistors, one, 2);
    expect(foundOf(resistors, two)).toBe(2);
    expect(foundOf(resistors, count(resistors, two, 0))).toBe(0);
    expect(settingFound(resistors, two, 2)).toEqual({ tick: [], untick: [] });
  });

  it('keep what two devices ticked apart', () => {
    const phone = count(resistors, emptyState, 1);
    const [knob] = groups.at(-1)!.rows;
    const desk = count(knob!, emptyState, 1, 'd-desk12345');
    const both = merge(phone, desk);
    expect([foundOf(resistors, both), foundOf(knob!, both)]).toEqual([1, 1]);
  });

  it('are claimed as missing by as many as were not found, as broken by one', () => {
    expect([0, 1, 2].map((found) => claimedPieces(resistors, found, 'missing'))).toEqual([2, 1, 1]);
    expect(claimedPieces(resistors, 0, 'broken')).toBe(1);
  });

  it('say what became of the last claim about them', () => {
    const claim = (number: string, status: 'asked' | 'spare-sent', name: string) => ({
      number,
      status,
      problem: 'missing',
      parts: [{ name, quantity: 1 }],
    });
    const claims = [
      claim('CL-1001', 'spare-sent', 'Resistor 4K7'),
      claim('CL-1002', 'asked', 'Knob'),
      claim('CL-1003', 'asked', 'Resistor 4K7'),
    ];
    expect(claimText(claimOf(resistors, claims)!)).toBe('CL-1003: we’ve got it, and answer within one working day.');
    expect(claimText(claims[0]!)).toBe('CL-1001: the spare is on its way.');
    expect(claimOf(groups[0]!.rows[0]!, claims)).toBeUndefined();
  });
});
