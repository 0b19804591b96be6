import { describe, expect, it } from 'vitest';
import { setting } from './build-changes.ts';
import { emptyState, type BuildState } from './build-state.ts';
import { merge } from './merge.ts';
import { minutesOf, sittingNow, sittingsOf } from './sitting.ts';

const minute = 60_000;
const start = 1_000 * minute;

/** Does something on a device at each of these minutes. */
const work = (state: BuildState, device: string, minutes: readonly number[]): BuildState =>
  minutes.reduce((known, at) => {
    const found = sittingNow(known, start + at * minute, { device, kind: 'phone', newId: `s-${device.slice(2)}${at}` });
    return found ? merge(known, setting(known, { sittings: { [found.id]: found.sitting } }, device)) : known;
  }, state);

describe('the sittings of a build', () => {
  it('go on over short breaks and end with a long one', () => {
    const state = work(emptyState, 'd-phone123', [0, 10, 40, 41, 200, 230]);
    expect(sittingsOf(state).map(({ minutes }) => minutes)).toEqual([41, 30]);
    expect(minutesOf(state)).toBe(71);
  });

  it('are those of one device, so that two at once do not cut each other short', () => {
    const state = work(work(emptyState, 'd-phone123', [0, 20]), 'd-laptop12', [5, 25]);
    expect(sittingsOf(state).map(({ minutes }) => minutes)).toEqual([20, 20]);
  });

  it('begin anew when the clock was set back', () => {
    expect(sittingsOf(work(emptyState, 'd-phone123', [500, 0]))).toHaveLength(2);
  });

  it('write nothing within the same minute', () => {
    const state = work(emptyState, 'd-phone123', [0]);
    expect(sittingNow(state, start + 10, { device: 'd-phone123', kind: 'phone', newId: 's-new12345' })).toBeNull();
  });
});
