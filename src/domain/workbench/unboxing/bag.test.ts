import { describe, expect, it } from 'vitest';
import { setting, ticking, unticking } from '../builds/build-changes.ts';
import { emptyState } from '../builds/build-state.ts';
import { merge } from '../builds/merge.ts';
import { changing, emptyStash, isLineCounted, mergeStash, stashCounts, type StashState } from '../stash/stash-state.ts';
import { bagName, buildIdOf, countingBags, openingBag, piecesOfBags, type LineOfBags } from './bag.ts';
import { isUnboxed, unboxedMark } from './unboxed.ts';

const itemId = '0198f1de-1c2b-7abc-8def-00000000ffff';
const bag = { orderId: '0198f1de-0000-7000-8000-000000000001', itemId, unit: 1 };
const line: LineOfBags = {
  itemId,
  stage: 'here',
  left: 2,
  parts: [
    { slug: 'resistor-10k', pieces: 7 },
    { slug: 'bc108b', pieces: 2 },
  ],
  missing: [],
};

const counted = (stash: StashState, changes: Partial<LineOfBags> = {}, begun = 0, areHere = true): StashState =>
  mergeStash(stash, countingBags(stash, { ...line, ...changes }, { begun, areHere }));
const shown = (stash: StashState) => Object.fromEntries(stashCounts(stash));

describe('the build of a bag', () => {
  it('has an id of its own for each kit of a line, the same whoever asks', () => {
    const ids = Array.from({ length: 300 }, (_, index) => buildIdOf(itemId, index + 1));
    expect(new Set(ids).size).toBe(300);
    expect(ids[0]).toBe(itemId);
    expect(buildIdOf(itemId.toUpperCase(), 2)).toBe(ids[1]);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('is named by the order, and by which of several it is', () => {
    expect(bagName('PK-1042', 1, 1)).toBe('PK-1042');
    expect(bagName('PK-1042', 2, 3)).toBe('PK-1042, 2 of 3');
  });

  it('is opened once, by whichever devices, and keeps the name that its builder gave it', () => {
    const once = merge(emptyState, openingBag(emptyState, bag, 'PK-1042'));
    expect(merge(once, openingBag(once, bag, 'PK-1042'))).toEqual(once);
    const renamed = merge(once, setting(once, { name: 'For Meera' }, 'd-phone1234'));
    const again = merge(renamed, openingBag(renamed, bag, 'PK-1042'));
    expect([again.name?.value, again.bag?.value]).toEqual(['For Meera', bag]);
  });

  it('comes back when it was deleted and somebody scans the slip again', () => {
    const once = merge(emptyState, openingBag(emptyState, bag, 'PK-1042'));
    const deleted = merge(once, setting(once, { deleted: true }, 'd-phone1234'));
    expect(merge(deleted, openingBag(deleted, bag, 'PK-1042')).deleted?.value).toBe(false);
  });

  it('has begun once it was unboxed', () => {
    const begun = merge(emptyState, ticking(emptyState, [unboxedMark], 'd-phone1234'));
    expect([isUnboxed(emptyState), isUnboxed(begun)]).toEqual([false, true]);
    expect(isUnboxed(merge(begun, unticking(begun, [unboxedMark])))).toBe(false);
  });
});

describe('the bags of a line in the stash', () => {
  it('are counted once, however often', () => {
    const stash = counted(counted(emptyStash));
    expect(shown(stash)).toEqual({ 'resistor-10k': 14, bc108b: 4 });
    expect(countingBags(stash, line, { begun: 0, areHere: true })).toEqual(emptyStash);
  });

  it('are not counted before they are here, nor when they were cancelled or went back', () => {
    expect(shown(counted(emptyStash, { stage: 'travelling' }, 0, false))).toEqual({});
    for (const stage of ['packing', 'cancelled', 'returned'] as const)
      expect(shown(counted(emptyStash, { stage, left: 2 }))).toEqual({});
  });

  it('leave it with the build that begins, one bag after the other, and nothing below none', () => {
    const two = counted(emptyStash);
    const one = counted(two, {}, 1);
    expect(shown(one)).toEqual({ 'resistor-10k': 7, bc108b: 2 });
    expect(shown(counted(one, {}, 2))).toEqual({});
    expect(shown(counted(one, {}, 9))).toEqual({});
  });

  it('leave it when they go back or were cancelled, also without anybody at the bench', () => {
    const two = counted(emptyStash);
    expect(shown(counted(two, { left: 1 }, 0, false))).toEqual({ 'resistor-10k': 7, bc108b: 2 });
    expect(shown(counted(two, { stage: 'returned', left: 0 }, 0, false))).toEqual({});
    expect(shown(counted(two, { stage: 'cancelled' }, 0, false))).toEqual({});
  });

  it('lack what was claimed until its spare is sent', () => {
    const lacking = counted(emptyStash, { missing: [{ slug: 'bc108b', pieces: 1 }] });
    expect(shown(lacking)).toEqual({ 'resistor-10k': 14, bc108b: 3 });
    expect(shown(counted(lacking))).toEqual({ 'resistor-10k': 14, bc108b: 4 });
    expect(piecesOfBags({ ...line, missing: [{ slug: 'bc108b', pieces: 99 }] }, 0).get('bc108b')).toBe(0);
  });

  it('leave alone what was counted by hand', () => {
    const mine = mergeStash(emptyStash, changing(emptyStash, new Map([['bc108b', 5]]), 'd-mydevice1'));
    const both = counted(mine);
    expect(shown(both)).toEqual({ 'resistor-10k': 14, bc108b: 9 });
    expect(shown(counted(both, {}, 2))).toEqual({ bc108b: 5 });
  });

  it('follow a bill that was changed', () => {
    const changed = counted(counted(emptyStash), { parts: [{ slug: '2n3904', pieces: 2 }] });
    expect(shown(changed)).toEqual({ '2n3904': 4 });
  });

  it('are the same when two devices count them apart and are joined', () => {
    const [phone, desk] = [counted(emptyStash), counted(emptyStash)];
    expect(shown(mergeStash(phone, desk))).toEqual({ 'resistor-10k': 14, bc108b: 4 });
    expect([isLineCounted(phone, itemId), isLineCounted(emptyStash, itemId)]).toEqual([true, false]);
  });
});
