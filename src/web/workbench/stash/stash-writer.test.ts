import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changing, countOf, emptyStash, mergeStash, type StashState } from '#domain/workbench/stash/stash-state.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { DeviceStates, type Owner } from '../synced-store/device-states.ts';
import { stashWriter } from './stash-writer.ts';

const about = { id: 'stash' };
const asha = 7;
const kind = { prefix: 'taar-stash', empty: emptyStash, merge: mergeStash, isDeleted: () => false };

/** A browser and the account it sends to. */
const setUp = () => {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  const kept = new DeviceStates<StashState>(kind, () => storage);
  let account = emptyStash;
  const put = (by: number, owner: Owner = asha) =>
    kept.change(owner, about, (now) => changing(now, new Map([['bc108b', by]]), stashWriter(owner, now)));
  const send = () => {
    const { unsent } = kept.read(asha, 'stash')!;
    account = mergeStash(account, unsent ?? emptyStash);
    kept.receive(asha, about, account, unsent);
  };
  return { storage, kept, put, send, count: () => countOf(account, 'bc108b') };
};

describe('who counts in a stash', () => {
  let browser = setUp();
  beforeEach(() => {
    browser = setUp();
    browser.put(10);
    browser.put(-3);
    browser.send();
  });

  it('is the same for as long as what it counted is here', () => {
    browser.put(1);
    browser.send();
    expect(browser.count()).toBe(8);
    expect(Object.keys(browser.kept.read(asha, 'stash')!.state.pieces['part:bc108b']!)).toHaveLength(1);
  });

  it('loses nothing that is counted after signing out and in again, before the account answers', () => {
    browser.kept.forgetOthers('guest');
    browser.put(1);
    browser.send();
    expect(browser.count()).toBe(8);
  });

  it('nor with the stash of a guest, which is here before that of the account', () => {
    browser.kept.forgetOthers('guest');
    browser.put(5, 'guest');
    browser.kept.adopt(asha);
    browser.put(1);
    browser.send();
    expect(browser.count()).toBe(13);
  });

  it('is one name where the storage refuses everything', () => {
    browser.storage.isFull = true;
    const other = 8;
    browser.put(1, other);
    browser.put(1, other);
    expect(browser.kept.read(other, 'stash')!.state.pieces['part:bc108b']).toEqual({
      [stashWriter(other, browser.kept.read(other, 'stash')!.state)]: [2, 0],
    });
  });
});
