import type { PartsList } from '#contracts/parts-lists.ts';
import { isSame } from '#domain/workbench/synced-store/merging.ts';
import {
  maxPartsListBytes,
  maxSavedPartsLists,
  maxStoredPartsLists,
  mergePartsLists,
  noPartsList,
  type PartsListState,
} from '#domain/parts-lists/saved-parts-list.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import type { SyncedStore } from '../synced-store/synced-store.service.ts';

interface Deps {
  readonly db: Database;
  readonly syncedStore: SyncedStore;
}

export type PartsListService = ReturnType<typeof createPartsListService>;

/** Bills that somebody has pasted and kept, from all of their devices. */
export function createPartsListService({ db, syncedStore }: Deps) {
  return {
    list: (userId: number): Promise<PartsList[]> =>
      syncedStore.list<PartsListState>(db, userId, 'bill') as Promise<PartsList[]>,

    mergeChanges: (userId: number, bill: string, changes: PartsListState): Promise<PartsList> =>
      db.transaction(async (tx) => {
        const id = bill.toLowerCase();
        if (!(await syncedStore.lockUser(tx, userId))) throw new Refusal('not-signed-in');
        const before = await syncedStore.read<PartsListState>(tx, userId, 'bill', id);
        const state = mergePartsLists(before?.state ?? noPartsList, changes);
        if (isSame(state, noPartsList)) throw new Refusal('nothing-here');
        if (before && isSame(before.state, state)) return { id, state } as PartsList;
        if (Buffer.byteLength(JSON.stringify(state)) > maxPartsListBytes) throw new Refusal('bill-too-long');
        const { shown, stored } = await syncedStore.count(tx, userId, 'bill');
        if (!before && (shown >= maxSavedPartsLists || stored >= maxStoredPartsLists)) throw new Refusal('bills-full');
        await syncedStore.write(tx, userId, { kind: 'bill', id, state, isDeleted: state.bill?.value === null });
        return { id, state } as PartsList;
      }),
  };
}
