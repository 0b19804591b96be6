import { describe, expect, it } from 'vitest';
import type { Pupil } from '#contracts/classroom.ts';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { sampleWiring } from '#tests/support/workbench/sample-wiring.ts';
import { pupilTimes } from '#tests/support/workbench/pupil-times.ts';
import { buildSteps } from '../../builds/steps/build-steps.ts';
import { busiest, classRows, needsAnnouncement, rowLabel } from './class-rows.ts';

const sheet = bareSheet('fuzz-box');
const now = Date.parse('2026-11-16T10:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const all = buildSteps(sheet).flatMap((step) => (step.kind === 'parts' ? step.parts.map(({ ref }) => ref) : []));
const checks = sheet.checks.map(({ name }) => name);

const pupil = (bench: number, placed: string[], change: Partial<Pupil> = {}): Pupil => ({
  id: `pupil-${bench}`,
  bench,
  name: 'Arjun',
  told: { placed, checked: [], failed: null },
  ...pupilTimes(ago),
  ...change,
});
const rowOf = (each: Pupil) => classRows(sheet, [each], now)[0]!;

describe('a builder on the teacher’s page', () => {
  it('stands at the first step that is open, by what the kit knows', () => {
    const row = rowOf(pupil(4, ['R1', 'nonsense', 'R2']));
    expect(row).toMatchObject({ placed: 2, parts: 28, at: 'Resistors', next: 'R3', isDone: false, need: null });
    expect(rowLabel(row)).toBe('Arjun, bench 4: 2 of 28 parts, at Resistors');
  });

  it('is done after the last part and check', () => {
    const row = rowOf(pupil(4, all, { told: { placed: all, checked: checks, failed: null }, tickedAt: ago(30) }));
    expect([row.at, row.isDone, row.need]).toEqual(['Done', true, null]);
  });

  it('who was stopped by a check is seen with the reading and where to look', () => {
    const check = sheet.checks.find(({ name }) => name === 'short')!;
    const failed = { check: 'short', point: 'at' in check ? check.at : '', value: 4 };
    const told = { placed: [], checked: [], failed };
    const row = rowOf(pupil(4, [], { told, failedAt: ago(12), handAt: ago(20) }));
    expect(row.failed).toMatchObject({ check: 'short check', reading: expect.stringMatching(/^4R at /) });
    expect(row.failed!.look).toContain('bridge of solder');
    expect(rowLabel(row)).toBe('Arjun, bench 4: 0 of 28 parts, at Resistors, a check failed, 12 minutes');
    const odd = { told: { ...told, failed: { ...failed, check: 'x' } }, failedAt: ago(1) };
    expect(rowOf(pupil(4, [], odd)).failed).toBeNull();
  });

  it('is seen at the wire that comes next, and on the ruler of everybody', () => {
    const wired = { ...sheet, wiring: sampleWiring };
    const board = all.filter((ref) => !['BZ1', 'LED1', 'BOX', 'SW1', 'JIN', 'JOUT', 'JDC'].includes(ref));
    const told = { placed: [...board, 'wire-SW1.3-SW1.9'], checked: ['short', 'wires-strap'], failed: null };
    const row = classRows(wired, [pupil(4, [], { told })], now)[0]!;
    expect(row).toMatchObject({ at: 'Box', next: 'the LED bezel', wired: 1, wires: 6, isDone: false });
    expect(rowLabel(row)).toBe('Arjun, bench 4: 21 of 28 parts, 1 of 6 wires, at Box');
    expect(row).toMatchObject({ wire: null, hasBegunBox: true });
    expect(classRows(wired, [pupil(4, ['R1'])], now)[0]).toMatchObject({ wire: null, hasBegunBox: false });
    const fitted = [
      ...board,
      'wire-SW1.3-SW1.9',
      'BZ1',
      'LED1',
      'wire-LED1.K-SW1.4-lug',
      'BOX',
      'SW1',
      'JIN',
      'JOUT',
      'JDC',
    ];
    const wiring = classRows(wired, [pupil(4, [], { told: { ...told, placed: fitted } })], now)[0]!;
    expect(rowLabel(wiring)).toMatch(/1 of 6 wires, at Supply, wire 2$/);
    expect(row.ticked).toBeGreaterThan(row.placed);
    expect(row.ticks).toBe(36);
  });

  it('who was stopped by two points of the wiring is seen with them and the likeliest mistake', () => {
    const wired = { ...sheet, wiring: sampleWiring };
    const failed = { check: 'wires-supply', point: 'supply 2', value: 0 };
    const told = { placed: [], checked: [], failed };
    const [row] = classRows(wired, [pupil(4, [], { told, failedAt: ago(2) })], now);
    expect(row!.failed).toEqual({
      check: 'supply check',
      reading: 'DC + and DC − beep',
      look: 'Solder between DC − and DC +.',
    });
  });

  it('who was not heard of for long is away', () => {
    const row = rowOf(pupil(4, [], { heardAt: ago(50), tickedAt: ago(50), handAt: ago(51) }));
    expect(rowLabel(row)).toBe('Arjun, bench 4: 0 of 28 parts, at Resistors, away');
  });
});

it('says who needs the teacher without the minutes, which would be said anew each time', () => {
  const rows = classRows(sheet, [pupil(1, [], { handAt: ago(3) }), pupil(2, [], { tickedAt: ago(12) })], now);
  expect(needsAnnouncement(rows)).toBe('Arjun, bench 1: hand up. Arjun, bench 2: no tick');
  expect(needsAnnouncement([])).toBe('Nobody needs you right now.');
});

it('names the places with the most builders first', () => {
  const far = all.slice(0, 7);
  const rows = classRows(sheet, [pupil(1, []), pupil(2, far), pupil(3, far)], now);
  expect(busiest(rows).map(({ count }) => count)).toEqual([2, 1]);
});
