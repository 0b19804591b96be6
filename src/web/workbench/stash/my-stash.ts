import { useMemo } from 'react';
import type { OrderParts } from '#contracts/stash.ts';
import {
  changing,
  countingOrders,
  emptyStash,
  isLineCounted,
  isOrderCounted,
  mergeStash,
  stashCounts,
  type StashState,
} from '#domain/workbench/stash/stash-state.ts';
import { countingBags, type LineOfBags } from '#domain/workbench/unboxing/bag.ts';
import { call } from '../../api/client.ts';
import { createSyncedStore } from '../synced-store/synced-store.ts';
import type { Owner } from '../synced-store/device-states.ts';
import type { SaveStatus } from '../synced-store/state-sync.ts';
import { stashWriter } from './stash-writer.ts';

/** A person has one. */
const about = { id: 'stash' };

export const stashStore = createSyncedStore<StashState>(
  { prefix: 'taar-stash', empty: emptyStash, merge: mergeStash, isDeleted: () => false },
  {
    send: async (_about, changes, userId) => ({
      about,
      ...(await call('POST /api/stash/changes', { body: { changes, userId } })),
    }),
    list: async (userId) => [{ about, ...(await call('GET /api/stash', { query: { userId: String(userId) } })) }],
  },
);

const apply = (owner: Owner, make: (state: StashState) => StashState): void => stashStore.change(owner, about, make);

/** The bags of a line of an order, in a stash that the shop does not count them into. */
export const countBags = (owner: Owner, line: LineOfBags, now: { begun: number; areHere: boolean }): void =>
  apply(owner, (stash) => countingBags(stash, line, now));

/** Whether this device has counted the bags of a line into the stash that it keeps. */
export function areBagsCounted(owner: Owner, itemId: string): boolean {
  const stash = stashStore.states.read(owner, about.id)?.state;
  return stash !== undefined && isLineCounted(stash, itemId);
}

/** What the shop has counted into the stash of the account. */
export const refreshStash = (): Promise<void> => stashStore.sync.refresh();

/** Pieces by the slug of their part: put in, or taken out below zero. */
export type PieceChanges = ReadonlyMap<string, number>;

export interface MyStash {
  readonly owner: Owner;
  /** How many there are of each part, by its slug. */
  readonly counts: ReadonlyMap<string, number>;
  readonly status: SaveStatus;
  readonly change: (changes: PieceChanges) => void;
  /** Asks the account what other devices have counted by now. */
  readonly refresh: () => Promise<void>;
  readonly isCounted: (order: OrderParts) => boolean;
  readonly countOrders: (orders: readonly OrderParts[], isCounted: boolean) => void;
}

/** What whoever is here owns; undefined until it is known who that is, and what their account has if nothing of it is here. */
export function useStash(): MyStash | undefined {
  const owner = stashStore.useWatchedOwner();
  const version = stashStore.useVersion();
  return useMemo(() => {
    if (owner === undefined || version < 0) return undefined;
    const read = () => stashStore.states.read(owner, about.id)?.state;
    if (!read() && !stashStore.sync.hasHeard(owner)) return undefined;
    return {
      owner,
      counts: stashCounts(read() ?? emptyStash),
      status: stashStore.saveStatus(owner, about.id),
      change: (changes) => apply(owner, (now) => changing(now, changes, stashWriter(owner, now))),
      refresh: () => stashStore.sync.refresh(),
      isCounted: (order) => isOrderCounted(read() ?? emptyStash, order),
      countOrders: (orders, isCounted) => apply(owner, (now) => countingOrders(now, orders, isCounted)),
    };
  }, [owner, version]);
}
