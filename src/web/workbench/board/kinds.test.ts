import { describe, expect, it } from 'vitest';
import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import { kindGroups, listedGroups, tellTale } from './kinds.ts';

const part = (
  ref: string,
  kind: WorkbenchPart['kind'],
  value: string,
  more: Partial<WorkbenchPart> = {},
): WorkbenchPart => ({
  ref,
  kind,
  value,
  name: `${kind} ${value}`,
  part: null,
  pins: [],
  ...more,
});

const parts = [
  part('R10', 'resistor', '1M'),
  part('R1', 'resistor', '2M2'),
  part('R3', 'resistor', '100K', { bands: ['brown', 'black', 'black', 'orange', 'brown'] }),
  part('C3', 'film', '10n', { code: '103J' }),
  part('Q1', 'bjt', 'BC108B', { type: 'TO-18 metal can' }),
];

const refs = (text: string, group: string | null = null): string[] =>
  listedGroups(parts, { text, group }).flatMap((each) => each.parts.map(({ ref }) => ref));

describe('the list of parts', () => {
  it('finds a part by its ref, its value, its kind and its code', () => {
    expect(refs('r3')).toEqual(['R3']);
    expect(refs('100k')).toEqual(['R3']);
    expect(refs('103')).toEqual(['C3']);
    expect(refs('transistor')).toEqual(['Q1']);
    expect(refs('resistor 2m2')).toEqual(['R1']);
    expect(refs('nothing like it')).toEqual([]);
  });

  it('shows one kind alone, and drops groups without a hit', () => {
    expect(refs('', 'Resistors')).toEqual(['R1', 'R3', 'R10']);
    expect(listedGroups(parts, { text: 'bc108', group: null }).map(({ title }) => title)).toEqual(['Transistors']);
  });

  it('has a shelf for every kind, once', () => {
    const all = kindGroups.flatMap(({ kinds }) => kinds);
    expect(new Set(all).size).toBe(all.length);
  });

  it('says how a part is told from its neighbours', () => {
    expect(parts.slice(1).map(tellTale)).toEqual(['', 'Brown Black Black Orange', 'Marked 103J', 'TO-18 metal can']);
  });
});
