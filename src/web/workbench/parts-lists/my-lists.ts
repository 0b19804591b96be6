import { useEffect, useMemo } from 'react';
import type { PartsList } from '#contracts/parts-lists.ts';
import {
  mergePartsLists,
  noPartsList,
  settingPartsList,
  type PartsListState,
  type SavedPartsList,
} from '#domain/parts-lists/saved-parts-list.ts';
import { call } from '../../api/client.ts';
import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { createSyncedStore, deviceName } from '../synced-store/synced-store.ts';
import type { Named, Owner } from '../synced-store/device-states.ts';
import type { SaveStatus } from '../synced-store/state-sync.ts';
import { draftOwner, isSafe, keepDraft, readDraft, underFreeName } from './list-draft.ts';
import type { PastedList } from './list-link.ts';
import { parseLists } from './saved-lists.ts';

/** Where a device kept all lists at once before they could go into an account. */
const oldKey = 'taar-bills';

const stored = ({ id, state }: PartsList) => ({ about: { id }, state });

export const partsListStore = createSyncedStore<PartsListState>(
  { prefix: 'taar-bill', empty: noPartsList, merge: mergePartsLists, isDeleted: ({ bill }) => bill?.value === null },
  {
    send: async ({ id }: Named, changes, userId) =>
      stored(await call('POST /api/bills/:id/changes', { params: { id }, body: { changes: asSent(changes), userId } })),
    list: async (userId) => (await call('GET /api/bills', { query: { userId: String(userId) } })).map(stored),
  },
);

/** The contract has lists that may be changed. */
const asSent = ({ bill }: PartsListState) =>
  bill ? { bill: { ...bill, value: bill.value && { ...bill.value, answers: [...bill.value.answers] } } } : {};

const toSaved = ({ answers, ...pasted }: PastedList): SavedPartsList => ({
  ...pasted,
  answers: Object.entries(answers),
});
const toPasted = ({ answers, ...pasted }: SavedPartsList): PastedList => ({
  ...pasted,
  answers: Object.fromEntries(answers),
});

export interface MyList {
  readonly id: string;
  readonly pasted: PastedList;
  readonly status: SaveStatus;
}

export interface MyLists {
  readonly owner: Owner;
  /** The latest first. */
  readonly list: readonly MyList[];
  /** Keeps a list, in place of one of the same name, and gives what undoes it. */
  readonly keep: (pasted: PastedList) => { readonly replaced: boolean; readonly undo: () => void };
  /** Deletes a list and gives what undoes it. */
  readonly remove: (pasted: MyList) => () => void;
}

function listsOf(owner: Owner): MyLists {
  const set = (id: string, pasted: PastedList | null): void =>
    partsListStore.change(owner, { id }, (state) => settingPartsList(state, pasted && toSaved(pasted), deviceName()));
  const read = (): MyList[] =>
    partsListStore.states.list(owner).flatMap(({ id, state }) => {
      const value = state.bill?.value;
      return value ? [{ id, pasted: toPasted(value), status: partsListStore.saveStatus(owner, id) }] : [];
    });
  return {
    owner,
    list: read(),
    keep: (pasted) => {
      const before = read().find((each) => each.pasted.name === pasted.name);
      const id = before?.id ?? crypto.randomUUID();
      set(id, pasted);
      return { replaced: Boolean(before), undo: () => set(id, before?.pasted ?? null) };
    },
    remove: ({ id, pasted }) => {
      set(id, null);
      return () => set(id, pasted);
    },
  };
}

/** The list that an account left on the screen goes among the lists it keeps, and off this device's screen. */
export function putDraftAside(isLeaving: (owner: Owner) => boolean): void {
  const draft = readDraft();
  const owner = draftOwner();
  if (!draft || owner === 'guest' || !isLeaving(owner)) return;
  const myLists = listsOf(owner);
  const kept = myLists.list.map(({ pasted }) => pasted);
  if (!isSafe(draft, kept)) myLists.keep(underFreeName(draft, kept));
  keepDraft({ name: '', text: '', answers: {} }, 'guest');
}

/** The lists that whoever is here keeps; undefined until it is known who that is. */
export function useMyLists(): MyLists | undefined {
  const owner = partsListStore.useWatchedOwner();
  const version = partsListStore.useVersion();
  const myLists = useMemo(() => (owner === undefined || version < 0 ? undefined : listsOf(owner)), [owner, version]);
  useEffect(() => {
    const old = parseLists(readFromDevice(oldKey));
    if (!myLists || old.length === 0) return;
    // The oldest first, so that they stand in the same order again.
    for (const pasted of old.toReversed()) myLists.keep(pasted);
    keepOnDevice(oldKey, '[]');
  }, [myLists]);
  return myLists;
}
