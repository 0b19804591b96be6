import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  reduceToasts,
  toastDurationOf,
  toastDurationMs,
  toastHotkey,
  toastLimit,
  toastRemoveDelayMs,
  toastSwipeThresholdPx,
  type Toast,
} from './toast-reducer.ts';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const shown of currentToasts()) dismissToast(shown.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('have the limits of the specification', () => {
    expect({ toastLimit, toastDurationMs, toastRemoveDelayMs, toastSwipeThresholdPx, toastHotkey }).toEqual({
      toastLimit: 1,
      toastDurationMs: 5000,
      toastRemoveDelayMs: 1_000_000,
      toastSwipeThresholdPx: 50,
      toastHotkey: 'F8',
    });
  });

  it('are shown one at a time: the newest pushes the older one out', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(currentToasts().map((shown) => shown.title)).toEqual(['Second']);
  });

  it('have an id of their own and start open', () => {
    const first = toast({ title: 'First' });
    const second = toast({ title: 'Second' });
    expect(first.id).not.toBe(second.id);
    expect(currentToasts()).toMatchObject([{ id: second.id, open: true }]);
  });

  it('can be changed while they are shown, and keep what the change does not name', () => {
    const saving = toast({ title: 'Saving', variant: 'destructive' });
    saving.update({ title: 'Saved', description: 'All of it.' });
    expect(currentToasts()).toEqual([
      { id: saving.id, open: true, title: 'Saved', description: 'All of it.', variant: 'destructive' },
    ]);
  });

  it('close when they are dismissed and leave the store 1000000 ms later, not sooner', () => {
    const shown = toast({ title: 'Going' });
    shown.dismiss();
    expect(currentToasts()).toMatchObject([{ id: shown.id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('are removed at their first time even if they are dismissed twice', () => {
    const shown = toast({ title: 'Going' });
    shown.dismiss();
    vi.advanceTimersByTime(600_000);
    shown.dismiss();
    vi.advanceTimersByTime(400_000);
    expect(currentToasts()).toEqual([]);
  });

  it('do not disturb a newer one when an older is dismissed or changed', () => {
    const older = toast({ title: 'Older' });
    toast({ title: 'Newer' });
    older.update({ title: 'Changed' });
    older.dismiss();
    vi.advanceTimersByTime(toastRemoveDelayMs);
    expect(currentToasts()).toMatchObject([{ title: 'Newer', open: true }]);
  });

  it('notify each subscriber once per change until it unsubscribes', () => {
    const reader = vi.fn<() => void>();
    const leave = subscribeToToasts(reader);
    const shown = toast({ title: 'Hello' });
    shown.update({ title: 'Hello again' });
    shown.dismiss();
    shown.dismiss();
    expect(reader).toHaveBeenCalledTimes(3);
    leave();
    toast({ title: 'Unheard' });
    expect(reader).toHaveBeenCalledTimes(3);
  });
});

describe('the time a toast is shown', () => {
  it('is five seconds', () => {
    expect(toastDurationOf({ title: 'Saved' })).toBe(5000);
  });

  it('has no end while the toast offers an action', () => {
    expect(
      toastDurationOf({ title: 'Saved', action: { label: 'View', altText: 'View the cart', run: () => {} } }),
    ).toBe(Infinity);
  });
});

describe('the reducer', () => {
  it('leaves the list it was given as it was', () => {
    const before: readonly Toast[] = Object.freeze([Object.freeze({ id: 'a', open: true, title: 'A' })]);
    reduceToasts(before, { type: 'dismissed', id: 'a' });
    reduceToasts(before, { type: 'updated', id: 'a', content: { title: 'B' } });
    reduceToasts(before, { type: 'removed', id: 'a' });
    expect(before).toEqual([{ id: 'a', open: true, title: 'A' }]);
  });
});
