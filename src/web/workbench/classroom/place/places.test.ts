import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKeptOnDevice, keepOnDevice, readFromDevice } from '../../../shell/device-storage.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { placeInFragment, placeToFragment, type Place } from './place-fragment.ts';
import {
  changePlace,
  forgetPlace,
  isPlaceSaved,
  savePlace,
  putPlaceInAddress,
  readPlace,
  takePlaceFromAddress,
} from './places.ts';

const place: Place = {
  build: 'b1',
  code: 'bcdfghjk',
  className: 'Class 9B & friends',
  secret: 's3cret',
  bench: 4,
  name: 'तारा',
  handCount: 0,
  hand: 'down',
};

/** A page at the address of a build, in a browser that keeps things or refuses to. */
function open({ isFull, hash = '' }: { isFull: boolean; hash?: string }): FakeStorage {
  const storage = new FakeStorage();
  storage.isFull = isFull;
  const address = { pathname: '/bench/fuzz-box/build', search: '?build=b1', hash };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      address.hash = /#.*/.exec(url)?.[0] ?? '';
    },
  });
  return storage;
}

beforeEach(() => open({ isFull: false }));
afterEach(() => {
  // What a page remembers by itself is forgotten once it may be kept.
  open({ isFull: false });
  for (const key of ['taar-places', 'taar-faults-x']) keepOnDevice(key, '[]');
  vi.unstubAllGlobals();
});

describe('what a browser refuses to keep', () => {
  it('lives as long as the page, until it may be kept', () => {
    const storage = open({ isFull: true });
    keepOnDevice('taar-faults-x', 'one');
    expect([readFromDevice('taar-faults-x'), isKeptOnDevice('taar-faults-x')]).toEqual(['one', false]);
    storage.isFull = false;
    keepOnDevice('taar-faults-x', 'two');
    expect([storage.getItem('taar-faults-x'), isKeptOnDevice('taar-faults-x')]).toEqual(['two', true]);
  });
});

describe('a place in a class', () => {
  it('stands in no address where the browser keeps it', () => {
    savePlace(place);
    putPlaceInAddress(place);
    expect([isPlaceSaved(), location.hash, readPlace('b1')]).toEqual([true, '', place]);
  });

  it('stands in the address where nothing is kept, as it is now, and goes with the place', () => {
    open({ isFull: true });
    savePlace(place);
    changePlace('b1', () => ({ handCount: 1, hand: 'raising' }));
    const now = readPlace('b1')!;
    expect(now).toEqual({ ...place, handCount: 1, hand: 'raising' });
    putPlaceInAddress(now);
    expect([isPlaceSaved(), placeInFragment(location.hash)]).toEqual([false, now]);
    forgetPlace('b1');
    expect([location.hash, readPlace('b1')]).toEqual(['', undefined]);
  });

  it('is taken from the address of a page that was loaded again', () => {
    open({ isFull: true, hash: placeToFragment(place) });
    takePlaceFromAddress();
    expect(readPlace('b1')).toEqual(place);
    // What this page knows is newer than its address.
    changePlace('b1', () => ({ handCount: 1 }));
    takePlaceFromAddress();
    expect(readPlace('b1')!.handCount).toBe(1);
  });

  it('is not taken from an address by a browser that keeps its own', () => {
    open({ isFull: false, hash: placeToFragment(place) });
    takePlaceFromAddress();
    expect(readPlace('b1')).toBeUndefined();
  });

  it.each([
    '',
    '#r1',
    '#place=',
    '#place=%',
    '#place=null',
    placeToFragment(place).slice(0, -20),
    '#place={"build":"b1"}',
  ])('is not in %j', (hash) => {
    expect(placeInFragment(hash)).toBeNull();
  });
});
