import { useMemo } from 'react';
import type { Build } from '#contracts/builds.ts';
import {
  bringingBack,
  setting,
  ticking,
  unticking,
  type BuildChanges,
} from '#domain/workbench/builds/build-changes.ts';
import { emptyState, mark, type BuildState, type Sitting } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { sittingNow } from '#domain/workbench/builds/sitting.ts';
import { call } from '../../api/client.ts';
import { createSyncedStore, deviceName, newName } from '../synced-store/synced-store.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { builds, type SavedBuild } from './saved-build.ts';

const deviceKind = (): Sitting['device'] => (matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer');

const stored = ({ id, kit, state }: Build) => ({ about: { id, kit }, state });

export const buildStore = createSyncedStore(builds, {
  send: async ({ id, kit }: { readonly id: string; readonly kit: string }, changes, userId) =>
    stored(await call('POST /api/builds/:id/changes', { params: { id }, body: { kit, changes, userId } })),
  list: async (userId) => (await call('GET /api/builds', { query: { userId: String(userId) } })).map(stored),
});

const isShown = ({ state }: SavedBuild): boolean => !builds.isDeleted(state);

export interface MyBuilds {
  readonly owner: Owner;
  readonly list: readonly SavedBuild[];
  /** False while the account may still name builds of other devices. */
  readonly isComplete: boolean;
}

/** All builds of whoever is here; undefined until it is known who that is. */
export function useBuilds(): MyBuilds | undefined {
  const owner = buildStore.useWatchedOwner();
  const version = buildStore.useVersion();
  return useMemo(
    () =>
      owner === undefined || version < 0
        ? undefined
        : { owner, list: buildStore.states.list(owner).filter(isShown), isComplete: buildStore.sync.hasHeard(owner) },
    [owner, version],
  );
}

export const { saveStatus } = buildStore;

/** Whoever has it. */
export const isOnDevice = (id: string): boolean => buildStore.states.has(id);

export const isThisDevice = (device: string): boolean => device === deviceName();

/** True: this browser made the tick, not another one. */
export const isOwnTick = (state: BuildState, ref: string): boolean =>
  (state.ticks[mark('placed', ref)]?.[deviceName()] ?? 0) % 2 === 1;

/** What can be done to a build. Each is kept at once, and sent to the account soon. */
export function actionsOn(owner: Owner, { id, kit, name }: { id: string; kit: string; name: string }) {
  const device = deviceName();
  const apply = (make: (state: BuildState) => BuildState): void =>
    buildStore.change(owner, { id, kit }, (state) => bringingBack(state, make(state), device));
  /** Work at the bench is written down as such. */
  const work = (make: (state: BuildState) => BuildState, changes: BuildChanges = {}): void =>
    apply((state) => {
      const now = sittingNow(state, Date.now(), { device, kind: deviceKind(), newId: newName('s') });
      const sittings = now ? { [now.id]: now.sitting } : {};
      const isPaused = (state.pausedAt?.value ?? null) !== null;
      const facts = { ...changes, ...(isPaused && { pausedAt: null }), ...(!state.name && { name }), sittings };
      return merge(make(state), setting(state, facts, device));
    });
  return {
    tick: (...marks: string[]) => work((state) => ticking(state, marks, device)),
    untick: (...marks: string[]) => work((state) => unticking(state, marks)),
    /** A check with what was read at it. */
    read: (marks: string[], readings: BuildChanges['readings']) =>
      work((state) => ticking(state, marks, device), readings && { readings }),
    set: (changes: BuildChanges) => apply((state) => setting(state, changes, device)),
    change: (make: (state: BuildState, device: string) => BuildState) => apply((state) => make(state, device)),
    /** Sends what waits and asks what others did. */
    look: () => buildStore.sync.soon(id, 0),
  };
}

export type BuildActions = ReturnType<typeof actionsOn>;

/** A build that nobody has begun yet: it is kept with its first tick. */
export const freshBuild = (id: string, kit: string): SavedBuild => ({
  id,
  kit,
  state: emptyState,
  unsent: null,
  touchedAt: 0,
});
