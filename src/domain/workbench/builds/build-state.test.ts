import { describe, expect, it } from 'vitest';
import { bringingBack, resetting, setting, ticking, unticking } from './build-changes.ts';
import { emptyState, isTicked, mark, tickedOf, type BuildState } from './build-state.ts';
import { merge } from './merge.ts';

const phone = 'd-phone123';
const laptop = 'd-laptop12';
const r8 = mark('placed', 'R8');

/** Does something to a state and gives the state after it. */
const after = (state: BuildState, change: BuildState) => merge(state, change);
const tick = (state: BuildState, device: string, ...keys: string[]) => after(state, ticking(state, keys, device));
const untick = (state: BuildState, ...keys: string[]) => after(state, unticking(state, keys));

describe('a build', () => {
  it('is the union of what two devices ticked apart', () => {
    const both = merge(tick(emptyState, phone, 'placed:R3'), tick(emptyState, laptop, 'placed:R4'));
    expect(tickedOf(both, 'placed').toSorted()).toEqual(['R3', 'R4']);
  });

  it('keeps a tick that another device made and took back by itself meanwhile', () => {
    const onPhone = untick(tick(emptyState, phone, r8), r8);
    const onLaptop = tick(emptyState, laptop, r8);
    expect(isTicked(onPhone, r8)).toBe(false);
    expect(isTicked(merge(onPhone, onLaptop), r8)).toBe(true);
  });

  it('lets another device take back a tick that it has seen, and the first one tick again', () => {
    const ticked = tick(emptyState, phone, r8);
    const taken = untick(ticked, r8);
    expect(isTicked(merge(ticked, taken), r8)).toBe(false);
    expect(isTicked(merge(tick(taken, phone, r8), taken), r8)).toBe(true);
  });

  it('counts the later of two names, by what was seen and not by a clock', () => {
    const first = after(emptyState, setting(emptyState, { name: 'Board 2' }, phone));
    const second = after(first, setting(first, { name: 'For Kabir' }, laptop));
    expect(merge(second, first).name?.value).toBe('For Kabir');
  });

  it('comes back when somebody goes on with it after it was deleted, and stays deleted otherwise', () => {
    const deleted = after(emptyState, setting(emptyState, { deleted: true }, phone));
    const goOn = (state: BuildState, change: BuildState) => after(state, bringingBack(state, change, laptop));
    const back = goOn(deleted, ticking(deleted, [r8], laptop));
    expect([merge(back, deleted).deleted?.value, isTicked(back, r8)]).toEqual([false, true]);
    expect(goOn(back, setting(back, { deleted: true }, laptop)).deleted?.value).toBe(true);
    expect(goOn(deleted, setting(deleted, { deleted: true }, laptop)).deleted?.value).toBe(true);
    expect(goOn(emptyState, ticking(emptyState, [r8], laptop)).deleted).toBeUndefined();
  });

  it('starts afresh without its ticks and readings, and keeps name and notes', () => {
    const note = { text: 'Left 3 mm under Q1', step: 's7', writtenAt: 1 };
    const named = after(emptyState, setting(emptyState, { name: 'Board 2', notes: { 'n-12345678': note } }, phone));
    const worked = tick(named, phone, r8, mark('check', 'short'));
    const read = after(
      worked,
      setting(worked, { readings: { 'short:rails': { value: 20_000, verdict: 'good' } } }, phone),
    );
    const fresh = after(read, resetting(read, laptop));
    expect([tickedOf(fresh, 'placed'), tickedOf(fresh, 'check')]).toEqual([[], []]);
    expect(fresh.readings['short:rails']?.value).toBeNull();
    expect([fresh.name?.value, fresh.notes['n-12345678']?.value]).toEqual(['Board 2', note]);
    expect(isTicked(merge(fresh, tick(emptyState, laptop, 'placed:R9')), 'placed:R9')).toBe(true);
  });
});
