import { describe, expect, it } from 'vitest';
import { pupilTimes } from '#tests/support/workbench/pupil-times.ts';
import { setting, ticking, type BuildChanges } from '../builds/build-changes.ts';
import { emptyState, isTicked, tickedOf } from '../builds/build-state.ts';
import { merge } from '../builds/merge.ts';
import { readCode, shownCode } from './class-code.ts';
import { byUrgency, isAway, needOf, sortRows, waitedMinutes, type Need, type PupilTimes } from './needs.ts';
import { stateOfReport, toClassReport } from './class-report.ts';

const minute = 60_000;
const now = 1000 * minute;
const ago = (minutes: number) => now - minutes * minute;

const times = (change: Partial<PupilTimes> = {}): PupilTimes => ({ ...pupilTimes(ago), ...change });
const need = (change: Partial<PupilTimes>, isDone = false) => needOf(times(change), now, isDone);

describe('who needs the teacher', () => {
  it('is nobody who gets on', () => {
    expect(need({})).toBeNull();
    expect(need({ tickedAt: ago(9.9) })).toBeNull();
  });

  it('is whoever has ticked nothing for ten minutes, counted from joining and from the last help too', () => {
    expect(need({ tickedAt: ago(10) })).toEqual({ why: 'quiet', since: ago(10) });
    expect(need({ tickedAt: ago(60), joinedAt: ago(3) })).toBeNull();
    expect(need({ tickedAt: ago(30), helpedAt: ago(4) })).toBeNull();
    expect(need({ tickedAt: ago(30), helpedAt: ago(11) })).toEqual({ why: 'quiet', since: ago(11) });
  });

  it('is whoever raised a hand, also when all is done', () => {
    expect(need({ handAt: ago(2) })).toEqual({ why: 'hand', since: ago(2) });
    expect(need({ handAt: ago(2), tickedAt: ago(20) }, true)).toEqual({ why: 'hand', since: ago(2) });
    expect(need({ tickedAt: ago(20) }, true)).toBeNull();
  });

  it('is whoever a check has stopped, until the teacher was there', () => {
    expect(need({ failedAt: ago(3), handAt: ago(5) })).toEqual({ why: 'failed', since: ago(3) });
    expect(need({ failedAt: ago(3), helpedAt: ago(2) })).toBeNull();
    expect(need({ failedAt: ago(3), helpedAt: ago(4) })).toEqual({ why: 'failed', since: ago(3) });
  });

  it('is nobody who has left the room', () => {
    const gone = { heardAt: ago(46), failedAt: ago(50), handAt: ago(50), tickedAt: ago(50) };
    expect([isAway(times(gone), now), need(gone)]).toEqual([true, null]);
    expect(need({ ...gone, heardAt: ago(45) })).not.toBeNull();
  });

  it('stands in the order of urgency, and of two alike who has waited longer', () => {
    const needs: Need[] = [
      { why: 'quiet', since: ago(40) },
      { why: 'hand', since: ago(1) },
      { why: 'failed', since: ago(2) },
      { why: 'hand', since: ago(7) },
    ];
    const order = needs.toSorted(byUrgency).map((each) => [each.why, waitedMinutes(each, now)]);
    expect(order).toEqual([
      ['failed', 2],
      ['hand', 7],
      ['hand', 1],
      ['quiet', 40],
    ]);
  });
});

describe('the rows of a class', () => {
  const row = (bench: number, name: string, placed: number, checked = 0) => ({ bench, name, placed, checked });
  const rows = [row(10, 'asha', 3), row(2, 'Zoya', 9), row(9, 'Asha', 3, 1), row(1, 'bela', 3)];
  it.each([
    ['progress', [2, 9, 1, 10]],
    ['bench', [1, 2, 9, 10]],
    ['name', [9, 10, 1, 2]],
  ] as const)('by %s', (order, benches) => {
    expect(sortRows(rows, order).map(({ bench }) => bench)).toEqual(benches);
  });
});

describe('what a class is told of a build', () => {
  const device = 'd-11111111';
  const reading = (value: number, verdict: 'good' | 'bad') => ({ value, verdict });
  const built = merge(
    ticking(emptyState, ['sourced:R1', 'placed:R1', 'placed:C2', 'check:short'], device),
    setting(
      emptyState,
      {
        name: 'My board',
        notes: { 'n-11111111': { text: 'secret', step: 'R1', writtenAt: 1 } },
        readings: { 'short:VCC': reading(4, 'bad'), 'voltages:Q1.C': reading(9, 'good') },
      },
      device,
    ),
  );

  it('is what is in and which checks were passed, and nothing else', () => {
    expect(toClassReport(built)).toEqual({ placed: ['R1', 'C2'], checked: ['short'], failed: null });
    expect(JSON.stringify(toClassReport(built))).not.toMatch(/secret|My board|d-1/);
  });

  it('is the last wrong reading of a check that was not passed', () => {
    const read = (state: typeof built, readings: NonNullable<BuildChanges['readings']>) =>
      merge(state, setting(state, { readings }, device));
    const twice = read(read(built, { 'voltages:Q2.C': reading(0, 'bad') }), { 'voltages:Q1.E': reading(5, 'bad') });
    expect(toClassReport(twice).failed).toEqual({ check: 'voltages', point: 'Q1.E', value: 5 });
    const mended = read(twice, { 'voltages:Q1.E': reading(1, 'good'), 'voltages:Q2.C': null });
    expect(toClassReport(mended).failed).toBeNull();
  });

  it('is read as a build again', () => {
    const seen = stateOfReport(toClassReport(built));
    expect([tickedOf(seen, 'placed'), isTicked(seen, 'check:short')]).toEqual([['R1', 'C2'], true]);
  });
});

it('a code is read as it is typed from a board', () => {
  expect(shownCode('k7qm3xwd')).toBe('k7qm-3xwd');
  expect(readCode(' K7QM-3xwd ')).toBe('k7qm3xwd');
});
