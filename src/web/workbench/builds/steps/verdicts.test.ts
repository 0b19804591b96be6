import { describe, expect, it } from 'vitest';
import type { WorkbenchVoltage } from '#drawings/workbench/workbench-sheet.ts';
import type { ShortCheck, SupplyCheck } from '#electronics/assembly/build-checks.ts';
import {
  ohmsOf,
  ohmText,
  overloadOhms,
  parseReading,
  shortVerdict,
  supplyVerdict,
  voltageVerdict,
} from './verdicts.ts';

const short: ShortCheck = {
  name: 'short',
  title: 'Is there a short?',
  after: 'transistors',
  at: 'IC1.8',
  ohms: 20_000,
};
const supply: SupplyCheck = { name: 'supply', title: 'The first voltage', after: 'panel', at: 'IC1.8', volts: 8.8 };
const point: WorkbenchVoltage = {
  at: 'Q2.C',
  where: 'Q2, collector',
  volts: 4.5,
  right: [4.05, 4.95],
  note: '',
  check: 'Joints and values of TR1; then Q2 itself.',
};

describe('what a reading means', () => {
  it.each([
    [0, 'bad'],
    [99, 'bad'],
    [100, 'look'],
    [999, 'look'],
    [1000, 'good'],
    [19_600, 'good'],
    [overloadOhms, 'good'],
  ])('of %d ohms between the rails is %s', (ohms, verdict) => {
    expect(shortVerdict(short, ohms).verdict).toBe(verdict);
  });

  it('of little resistance is good where the parts make little', () => {
    expect(shortVerdict({ ...short, ohms: 300 }, 290).verdict).toBe('good');
    expect(shortVerdict({ ...short, ohms: 300 }, 20).verdict).toBe('bad');
    expect(shortVerdict({ ...short, ohms: null }, overloadOhms).words).toContain('Nothing joins');
  });

  it.each([
    [8.8, 'good'],
    [8.2, 'good'],
    [9.9, 'look'],
    [0, 'bad'],
    [-8.8, 'bad'],
    [4, 'bad'],
    [18, 'bad'],
  ])('of %d volts at the first power is %s', (volts, verdict) => {
    expect(supplyVerdict(supply, volts).verdict).toBe(verdict);
  });

  it.each([
    [4.5, 'good'],
    [4.95, 'good'],
    [5.1, 'look'],
    [0, 'bad'],
    [8.7, 'bad'],
  ])('of %d volts where 4.5 are right is %s, and says where to look', (volts, verdict) => {
    const said = voltageVerdict(point, volts);
    expect(said.verdict).toBe(verdict);
    expect(said.words).toBe(verdict === 'good' ? '4.5\u00a0V expected.' : point.check);
  });

  it.each([
    ['19.6', 19.6],
    [' 4,33 ', 4.33],
    ['-0.2', -0.2],
    ['−3', -3],
    ['.5', 0.5],
    ['OL', overloadOhms],
    ['9'.repeat(20), overloadOhms],
    [`-${'9'.repeat(20)}`, -overloadOhms],
    ['', null],
    ['abc', null],
    ['1e9', null],
    ['4..3', null],
  ])('is read from %j as %s', (text, value) => {
    expect(parseReading(text)).toBe(value);
  });

  it('is never more than a build may keep', () => {
    expect([ohmsOf(19.6, 1e3), ohmsOf(9_999_999, 1e6), ohmsOf(overloadOhms, 1e3)]).toEqual([
      19_600,
      overloadOhms,
      overloadOhms,
    ]);
  });

  it('is written as builders write it', () => {
    expect([470, 19_600, 2_200_000, overloadOhms].map(ohmText)).toEqual(['470R', '19.6K', '2.2M', 'no number']);
  });
});
