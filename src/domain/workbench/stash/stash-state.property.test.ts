import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '../synced-store/merging.ts';
import {
  changing,
  countOf,
  countingOrders,
  emptyStash,
  guestWriter,
  isOrderCounted,
  maxPieces,
  mergeStash,
  stashCounts,
  type StashState,
} from './stash-state.ts';

const writers = ['d-aaaaaaaa', 'd-bbbbbbbb', 'd-cccccccc'];
const slugs = ['resistor-10k', 'bc108b'];

/** What one device does: pieces in and out, by part. */
const moves = fc.array(fc.tuple(fc.constantFrom(...slugs), fc.integer({ min: -5, max: 9 })), { maxLength: 8 });

const after = (state: StashState, done: readonly (readonly [string, number])[], writer: string): StashState =>
  done.reduce((now, [slug, by]) => mergeStash(now, changing(now, new Map([[slug, by]]), writer)), state);

const threeStates = fc
  .tuple(moves, moves, moves)
  .map(
    (each) => each.map((done, who) => after(emptyStash, done, writers[who]!)) as [StashState, StashState, StashState],
  );

const order = { id: 'b0c1d2e3-0000-4000-8000-0123456789ab', parts: [{ slug: 'bc108b', pieces: 6 }] };

describe('a stash', () => {
  it('is the same in whatever order, and however often, devices are joined', () => {
    fc.assert(
      fc.property(threeStates, ([a, b, c]) => {
        const whole = mergeStash(mergeStash(a, b), c);
        expect(isSame(whole, mergeStash(c, mergeStash(b, a)))).toBe(true);
        expect(isSame(whole, mergeStash(whole, b))).toBe(true);
      }),
    );
  });

  it('holds what two devices counted apart, added up', () => {
    fc.assert(
      fc.property(threeStates, ([a, b]) => {
        const both = mergeStash(a, b);
        for (const slug of slugs) expect(countOf(both, slug)).toBe(countOf(a, slug) + countOf(b, slug));
      }),
    );
  });

  it('never shows less than none, and counts on from there', () => {
    const ten = after(emptyStash, [['bc108b', 1]], 'd-aaaaaaaa');
    const taken = writers.map((writer) => after(ten, [['bc108b', -1]], writer)).reduce(mergeStash);
    expect(countOf(taken, 'bc108b')).toBe(0);
    expect(stashCounts(taken).size).toBe(0);
    expect(countOf(after(taken, [['bc108b', 4]], 'd-bbbbbbbb'), 'bc108b')).toBe(4);
  });

  it('goes back to what it was by an undo, with what came meanwhile', () => {
    const before = after(emptyStash, [['bc108b', 3]], 'd-aaaaaaaa');
    const changed = after(before, [['bc108b', 5]], 'd-aaaaaaaa');
    const elsewhere = after(before, [['bc108b', 2]], 'd-bbbbbbbb');
    const undone = after(mergeStash(changed, elsewhere), [['bc108b', -5]], 'd-aaaaaaaa');
    expect(countOf(undone, 'bc108b')).toBe(5);
  });

  it('holds no more of a part than fits into a drawer', () => {
    expect(countOf(after(emptyStash, [['bc108b', 1e6]], 'd-aaaaaaaa'), 'bc108b')).toBe(maxPieces);
  });

  it('counts an order once, whichever devices count it, and not after an undo', () => {
    const mine = after(emptyStash, [['bc108b', 1]], 'd-aaaaaaaa');
    const counted = mergeStash(mine, countingOrders(mine, [order], true));
    const both = mergeStash(counted, countingOrders(emptyStash, [order], true));
    expect([countOf(both, 'bc108b'), isOrderCounted(both, order)]).toEqual([7, true]);
    const again = mergeStash(both, countingOrders(both, [order], true));
    expect(countOf(again, 'bc108b')).toBe(7);
    const undone = mergeStash(again, countingOrders(again, [order], false));
    expect([countOf(undone, 'bc108b'), isOrderCounted(undone, order)]).toEqual([1, false]);
    expect(countOf(mergeStash(undone, countingOrders(undone, [order], true)), 'bc108b')).toBe(7);
  });

  it('of a guest has a writer of its own, so that nothing is lost when it joins an account', () => {
    const account = after(emptyStash, [['bc108b', 10]], 'd-aaaaaaaa');
    const writer = guestWriter(emptyStash, () => 'd-bbbbbbbb');
    const guest = after(emptyStash, [['bc108b', 5]], writer);
    expect(guestWriter(guest, () => 'd-cccccccc')).toBe('d-bbbbbbbb');
    expect(countOf(mergeStash(account, guest), 'bc108b')).toBe(15);
  });
});
