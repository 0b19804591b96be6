import { describe, expect, it } from 'vitest';
import { setting, ticking } from '#domain/workbench/builds/build-changes.ts';
import { tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { builds as kind, type AboutBuild } from '../builds/saved-build.ts';
import { DeviceStates, type Owner } from './device-states.ts';

type SavedBuilds = DeviceStates<BuildState, AboutBuild>;

const phone = 'd-phone123';
const build = { id: 'b1', kit: 'fuzz-box' };
const tick =
  (ref: string, device = phone) =>
  (state: BuildState) =>
    ticking(state, [`placed:${ref}`], device);

const setUp = () => {
  const storage = new FakeStorage();
  const open = () => new DeviceStates<BuildState, AboutBuild>(kind, () => storage);
  const placed = (builds: SavedBuilds, owner: Owner = 'guest') => tickedOf(builds.read(owner, 'b1')!.state, 'placed');
  return { storage, open, builds: open(), placed };
};

describe('builds kept in the browser', () => {
  it('are there again after a reload', () => {
    const { builds, open, placed } = setUp();
    builds.change('guest', build, tick('R1'));
    expect(placed(open())).toEqual(['R1']);
    expect(open().list('guest')).toMatchObject([build]);
  });

  it('are changed by two tabs without either losing a tick', () => {
    const { builds, open, placed } = setUp();
    const other = open();
    builds.change('guest', build, tick('R1'));
    other.change('guest', build, tick('R2'));
    builds.change('guest', build, tick('R3'));
    expect(placed(builds)).toEqual(['R1', 'R2', 'R3']);
  });

  it('live as long as the page where the storage is full, and say so', () => {
    const { storage, builds, open, placed } = setUp();
    builds.change('guest', build, tick('R1'));
    storage.isFull = true;
    builds.change('guest', build, tick('R2'));
    expect([placed(builds), builds.isStored('guest', 'b1')]).toEqual([['R1', 'R2'], false]);
    expect(placed(open())).toEqual(['R1']);
    storage.isFull = false;
    builds.change('guest', build, tick('R3'));
    expect([placed(open()), builds.isStored('guest', 'b1')]).toEqual([['R1', 'R2', 'R3'], true]);
  });

  it('are no trouble where the storage is closed, or holds something else', () => {
    const { storage } = setUp();
    storage.setItem('taar-build:guest:b2', '{no json');
    expect(new DeviceStates<BuildState, AboutBuild>(kind, () => storage).list('guest')).toEqual([]);
    const closed = new DeviceStates<BuildState, AboutBuild>(kind, () => {
      throw new Error('SecurityError');
    });
    closed.change('guest', build, tick('R1'));
    expect(closed.list('guest')).toHaveLength(1);
  });

  it('keep what changed while it was being sent for the next time', () => {
    const { builds } = setUp();
    const { unsent: sent } = builds.change(7, build, tick('R1'));
    builds.change(7, build, tick('R2'));
    const after = builds.receive(7, build, sent!, sent);
    expect(tickedOf(after.unsent!, 'placed')).toEqual(['R1', 'R2']);
    expect(builds.receive(7, build, after.unsent!, after.unsent).unsent).toBeNull();
  });

  it('join what comes from the account with what waits here', () => {
    const { builds, placed } = setUp();
    builds.change(7, build, tick('R1'));
    const { state } = new DeviceStates<BuildState, AboutBuild>(kind, () => new FakeStorage()).change(
      7,
      build,
      tick('R9', 'd-laptop12'),
    );
    expect(builds.receive(7, build, state, null).unsent).not.toBeNull();
    expect(placed(builds, 7).toSorted()).toEqual(['R1', 'R9']);
  });

  it('of a guest go with them when they sign in, all of it to be sent, but for what they deleted', () => {
    const { builds, placed } = setUp();
    builds.change('guest', build, tick('R1'));
    builds.change('guest', { id: 'b2', kit: 'fuzz-box' }, (state) => setting(state, { deleted: true }, phone));
    builds.adopt(7);
    expect([placed(builds, 7), builds.list('guest'), builds.list(7)]).toMatchObject([['R1'], [], [build]]);
    expect(tickedOf(builds.read(7, 'b1')!.unsent!, 'placed')).toEqual(['R1']);
  });

  it('of a guest stay where they are while the storage has no room for them in the account', () => {
    const { storage, builds, open, placed } = setUp();
    builds.change('guest', build, tick('R1'));
    storage.isFull = true;
    builds.adopt(7);
    expect([placed(builds, 7), placed(open())]).toEqual([['R1'], ['R1']]);
    storage.isFull = false;
    const later = open();
    later.adopt(7);
    expect([placed(later, 7), later.list('guest')]).toEqual([['R1'], []]);
  });

  it('join what the storage refused with what another tab stored since', () => {
    const { storage, builds, open, placed } = setUp();
    storage.isFull = true;
    builds.change('guest', build, tick('R1'));
    storage.isFull = false;
    open().change('guest', build, tick('R2', 'd-laptop12'));
    expect(placed(builds).toSorted()).toEqual(['R1', 'R2']);
    expect(tickedOf(builds.read('guest', 'b1')!.unsent!, 'placed').toSorted()).toEqual(['R1', 'R2']);
  });

  it('of an account that has left go, but for what it has not got yet', () => {
    const { builds } = setUp();
    const { unsent } = builds.change(7, build, tick('R1'));
    builds.receive(7, build, unsent!, unsent);
    builds.change(7, { id: 'b2', kit: 'fuzz-box' }, tick('R2'));
    builds.change('guest', { id: 'b3', kit: 'fuzz-box' }, tick('R3'));
    builds.forgetOthers('guest');
    expect([builds.list(7), builds.list('guest')].map((list) => list.map(({ id }) => id))).toEqual([['b2'], ['b3']]);
  });

  it('of an account that has left go from the page too, where the storage never had them', () => {
    const { storage, builds } = setUp();
    storage.isFull = true;
    const { unsent } = builds.change(7, build, tick('R1'));
    builds.receive(7, build, unsent!, unsent);
    builds.forgetOthers('guest');
    expect(builds.list(7)).toEqual([]);
  });
});
