import { describe, expect, it } from 'vitest';
import { deletedBuildDays } from '#domain/workbench/builds/build-limits.ts';
import { setting, ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { isSame } from '#domain/workbench/synced-store/merging.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { ApiError } from '../../api/client.ts';
import { builds as kind, type AboutBuild } from '../builds/saved-build.ts';
import { DeviceStates } from './device-states.ts';
import { StateSync, type Stored } from './state-sync.ts';

type StoredBuild = Stored<BuildState, AboutBuild>;

const asha = 7;
const target = { id: 'b1', kit: 'fuzz-box' };

/** The account on the server, which may fail. */
class Account {
  readonly builds = new Map<string, BuildState>();
  failure: Error | null = null;
  signedIn = asha;
  sends = 0;

  readonly send = async ({ id, kit }: AboutBuild, changes: BuildState, userId: number): Promise<StoredBuild> => {
    this.sends += 1;
    this.#answer(userId);
    if (!this.builds.has(id) && isSame(changes, emptyState))
      throw new ApiError(404, 'There is nothing here.', 'nothing-here');
    const state = merge(this.builds.get(id) ?? emptyState, changes);
    this.builds.set(id, state);
    return { about: { id, kit }, state };
  };

  readonly list = async (userId: number): Promise<StoredBuild[]> => {
    this.#answer(userId);
    const shown = [...this.builds].filter(([, { deleted }]) => deleted?.value !== true);
    return shown.map(([id, state]) => ({ about: { id, kit: 'fuzz-box' }, state }));
  };

  #answer(userId: number): void {
    if (this.failure) throw this.failure;
    if (userId !== this.signedIn) throw new ApiError(401, 'Please sign in first.', 'not-signed-in');
  }

  placed = (id = 'b1') => tickedOf(this.builds.get(id) ?? emptyState, 'placed').toSorted();
}

function setUpDevice(account: Account, device: string) {
  const clock = { now: 1 };
  const storage = new FakeStorage();
  const own = new DeviceStates<BuildState, AboutBuild>(
    kind,
    () => storage,
    () => clock.now,
  );
  const waiting: (() => void)[] = [];
  const network = { isOnline: true };
  const sync = new StateSync({
    states: own,
    send: account.send,
    list: account.list,
    isOnline: () => network.isOnline,
    now: () => clock.now,
    later: (work) => {
      waiting.push(work);
      return () => waiting.splice(waiting.indexOf(work), 1);
    },
  });
  sync.setUser(asha);
  const tick = (ref: string) => {
    own.change(asha, target, (state) => ticking(state, [`placed:${ref}`], device));
    sync.soon('b1');
  };
  /** Lets time pass once for everything that waits for it. */
  const pass = async () => {
    for (const work of waiting.splice(0)) work();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const placed = () => tickedOf(own.read(asha, 'b1')?.state ?? emptyState, 'placed').toSorted();
  return { builds: own, clock, sync, tick, pass, placed, network, waiting };
}

describe('sending builds to the account', () => {
  it('sends a burst of ticks once, and says so on the way', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    phone.tick('R1');
    phone.tick('R2');
    expect(phone.sync.statusOf('b1')).toEqual({ is: 'saving' });
    await phone.pass();
    expect([account.placed(), account.sends, phone.sync.statusOf('b1')]).toEqual([['R1', 'R2'], 1, { is: 'saved' }]);
  });

  it('joins two devices', async () => {
    const account = new Account();
    const [phone, laptop] = [setUpDevice(account, 'd-phone123'), setUpDevice(account, 'd-laptop12')];
    phone.tick('R1');
    laptop.tick('R2');
    await phone.pass();
    await laptop.pass();
    expect([account.placed(), laptop.placed()]).toEqual([
      ['R1', 'R2'],
      ['R1', 'R2'],
    ]);
    await phone.sync.refresh();
    expect(phone.placed()).toEqual(['R1', 'R2']);
  });

  it('goes on trying when the shop does not answer, and loses nothing', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    account.failure = new TypeError('Failed to fetch');
    phone.tick('R1');
    await phone.pass();
    expect([phone.sync.statusOf('b1'), phone.waiting.length]).toEqual([{ is: 'waiting' }, 1]);
    account.failure = new ApiError(503, 'The shop is very busy right now.');
    await phone.pass();
    expect(phone.sync.statusOf('b1')).toEqual({ is: 'waiting' });
    account.failure = null;
    await phone.pass();
    expect([account.placed(), phone.sync.statusOf('b1')]).toEqual([['R1'], { is: 'saved' }]);
  });

  it('says what the account refuses, and does not ask again by itself', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    account.failure = new ApiError(409, 'Your bench holds 100 builds.');
    phone.tick('R1');
    await phone.pass();
    const refused = { is: 'refused', sentence: 'Your bench holds 100 builds.' };
    expect([phone.sync.statusOf('b1'), phone.waiting.length, phone.placed()]).toEqual([refused, 0, ['R1']]);
  });

  it('keeps ticks on the device without a network and for who is not signed in', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    phone.network.isOnline = false;
    account.failure = new TypeError('Failed to fetch');
    phone.tick('R1');
    await phone.pass();
    expect(phone.sync.statusOf('b1')).toEqual({ is: 'offline' });
    phone.network.isOnline = true;
    account.failure = null;
    await phone.sync.refresh();
    await phone.pass();
    expect(account.placed()).toEqual(['R1']);
    phone.sync.setUser(null);
    phone.tick('R2');
    await phone.pass();
    expect([account.placed(), phone.sync.statusOf('b1')]).toEqual([['R1'], { is: 'device' }]);
  });

  it('neither sends nor takes anything after somebody else has signed in in another tab', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    account.signedIn = 8;
    account.builds.set('b2', emptyState);
    phone.tick('R1');
    await phone.pass();
    await phone.sync.refresh();
    await phone.pass();
    expect([account.placed(), phone.sync.statusOf('b1')]).toEqual([[], { is: 'device' }]);
    expect(phone.builds.list(asha).map(({ id }) => id)).toEqual(['b1']);
    account.signedIn = asha;
    await phone.sync.refresh();
    await phone.pass();
    expect(account.placed()).toEqual(['R1']);
  });

  it('says nothing when a build that it only asks for is gone', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    phone.tick('R1');
    await phone.pass();
    account.builds.delete('b1');
    phone.sync.soon('b1', 0);
    await phone.pass();
    expect([phone.sync.statusOf('b1'), phone.placed(), account.builds.size]).toEqual([{ is: 'saved' }, ['R1'], 0]);
  });

  it('brings a build back by an undo, however often the account was asked meanwhile', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    const setDeleted = (deleted: boolean) => {
      phone.builds.change(asha, target, (state) => setting(state, { deleted }, 'd-phone123'));
      phone.sync.soon('b1');
    };
    phone.tick('R1');
    setDeleted(true);
    await phone.pass();
    phone.clock.now += 1;
    await phone.sync.refresh();
    setDeleted(false);
    await phone.pass();
    expect([account.builds.get('b1')!.deleted!.value, phone.placed()]).toEqual([false, ['R1']]);
    setDeleted(true);
    await phone.pass();
    phone.clock.now += deletedBuildDays * 24 * 60 * 60 * 1000;
    await phone.sync.refresh();
    expect(phone.builds.list(asha)).toEqual([]);
  });

  it('waits for the first answer of the account, but not without a network, for a guest, or for ever', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    const hasHeard = () => [phone.sync.hasHeard(asha), phone.sync.hasHeard('guest')];
    expect(hasHeard()).toEqual([false, true]);
    phone.network.isOnline = false;
    expect(hasHeard()).toEqual([true, true]);
    phone.network.isOnline = true;
    await phone.sync.refresh();
    expect([hasHeard(), phone.sync.hasHeard(8), phone.waiting.length]).toEqual([[true, true], false, 0]);
    phone.sync.setUser(8);
    expect(phone.sync.hasHeard(8)).toBe(false);
    account.signedIn = 8;
    void phone.sync.refresh();
    expect(phone.sync.hasHeard(8)).toBe(false);
    phone.waiting[0]!();
    expect(phone.sync.hasHeard(8)).toBe(true);
  });

  it('lets go of what was deleted elsewhere, but for what it has not sent', async () => {
    const account = new Account();
    const phone = setUpDevice(account, 'd-phone123');
    phone.tick('R1');
    await phone.pass();
    account.builds.delete('b1');
    phone.clock.now += 1;
    await phone.sync.refresh();
    expect(phone.builds.list(asha)).toEqual([]);
    phone.builds.change(asha, target, (state) => setting(state, { name: 'Board 2' }, 'd-phone123'));
    account.failure = new TypeError('Failed to fetch');
    await phone.sync.refresh();
    expect(phone.builds.list(asha)).toHaveLength(1);
  });
});
