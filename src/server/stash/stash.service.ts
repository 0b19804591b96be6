import type { OrderParts, Stash } from '#contracts/stash.ts';
import { isSame } from '#domain/workbench/synced-store/merging.ts';
import {
  emptyStash,
  isSameSize,
  maxDrawers,
  maxStashBytes,
  mergeStash,
  type StashState,
} from '#domain/workbench/stash/stash-state.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { SyncedStore } from '../synced-store/synced-store.service.ts';
import * as bought from './bought-parts.repository.ts';

interface Deps {
  readonly db: Database;
  readonly syncedStore: SyncedStore;
}

export type StashService = ReturnType<typeof createStashService>;

/** A person has one. */
const stashId = 'stash';

const hasRoom = (state: StashState): boolean =>
  Object.keys(state.pieces).length <= maxDrawers && Buffer.byteLength(JSON.stringify(state)) <= maxStashBytes;

/** What somebody owns, from all of their devices. */
export function createStashService({ db, syncedStore }: Deps) {
  const stateOf = async (tx: Queryable, userId: number): Promise<StashState> =>
    (await syncedStore.read<StashState>(tx, userId, 'stash', stashId))?.state ?? emptyStash;

  /** Waits for other devices of the user, so that nothing is counted twice. False: there is no room for it. */
  async function mergeIn(
    tx: Queryable,
    userId: number,
    changesOf: (stash: StashState) => StashState | Promise<StashState>,
  ): Promise<{ readonly state: StashState; readonly hasRoom: boolean }> {
    if (!(await syncedStore.lockUser(tx, userId))) throw new Refusal('not-signed-in');
    const before = await stateOf(tx, userId);
    const state = mergeStash(before, await changesOf(before));
    if (isSame(before, state)) return { state, hasRoom: true };
    // A stash that is full can still be counted, and emptied.
    if (!hasRoom(state) && !isSameSize(before, state)) return { state: before, hasRoom: false };
    await syncedStore.write(tx, userId, { kind: 'stash', id: stashId, state, isDeleted: false });
    return { state, hasRoom: true };
  }

  return {
    get: async (userId: number): Promise<Stash> => ({ state: await stateOf(db, userId) }),

    /** What a device has counted, joined with what others have. */
    mergeChanges: (userId: number, changes: StashState): Promise<Stash> =>
      db.transaction(async (tx) => {
        const merged = await mergeIn(tx, userId, () => changes);
        if (!merged.hasRoom) throw new Refusal('stash-full');
        return { state: merged.state };
      }),

    /** The same in the transaction of the caller, by what is there once it is held. */
    mergeIn,

    boughtParts: (userId: number): Promise<OrderParts[]> => bought.list(db, userId),
  };
}
