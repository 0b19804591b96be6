import { useEffect, useMemo } from 'react';
import type { KeptBill } from '#contracts/parts-lists.ts';
import {
  mergeBills,
  noBill,
  settingBill,
  type BillState,
  type KeptBillText,
} from '#domain/parts-lists/saved-parts-list.ts';
import { call } from '../../api/client.ts';
import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { createKeeper, deviceName } from '../synced-store/synced-store.ts';
import type { Named, Owner } from '../synced-store/device-states.ts';
import type { SaveStatus } from '../synced-store/state-sync.ts';
import { draftOwner, isSafe, keepDraft, readDraft, underFreeName } from './list-draft.ts';
import type { PastedBill } from './list-link.ts';
import { parseBills } from './saved-lists.ts';

/** Where a device kept all bills at once before they could go into an account. */
const oldKey = 'taar-bills';

const stored = ({ id, state }: KeptBill) => ({ about: { id }, state });

export const billKeeper = createKeeper<BillState>(
  { prefix: 'taar-bill', empty: noBill, merge: mergeBills, isDeleted: ({ bill }) => bill?.value === null },
  {
    send: async ({ id }: Named, changes, userId) =>
      stored(await call('POST /api/bills/:id/changes', { params: { id }, body: { changes: asSent(changes), userId } })),
    list: async (userId) => (await call('GET /api/bills', { query: { userId: String(userId) } })).map(stored),
  },
);

/** The contract has lists that may be changed. */
const asSent = ({ bill }: BillState) =>
  bill ? { bill: { ...bill, value: bill.value && { ...bill.value, answers: [...bill.value.answers] } } } : {};

const toKept = ({ answers, ...bill }: PastedBill): KeptBillText => ({ ...bill, answers: Object.entries(answers) });
const toPasted = ({ answers, ...bill }: KeptBillText): PastedBill => ({
  ...bill,
  answers: Object.fromEntries(answers),
});

export interface MyBill {
  readonly id: string;
  readonly bill: PastedBill;
  readonly status: SaveStatus;
}

export interface MyBills {
  readonly owner: Owner;
  /** The latest first. */
  readonly list: readonly MyBill[];
  /** Keeps a bill, in place of one of the same name, and gives what undoes it. */
  readonly keep: (bill: PastedBill) => { readonly replaced: boolean; readonly undo: () => void };
  /** Deletes a bill and gives what undoes it. */
  readonly remove: (bill: MyBill) => () => void;
}

function billsOf(owner: Owner): MyBills {
  const set = (id: string, bill: PastedBill | null): void =>
    billKeeper.change(owner, { id }, (state) => settingBill(state, bill && toKept(bill), deviceName()));
  const read = (): MyBill[] =>
    billKeeper.kept.list(owner).flatMap(({ id, state }) => {
      const value = state.bill?.value;
      return value ? [{ id, bill: toPasted(value), status: billKeeper.saveStatus(owner, id) }] : [];
    });
  return {
    owner,
    list: read(),
    keep: (bill) => {
      const before = read().find((each) => each.bill.name === bill.name);
      const id = before?.id ?? crypto.randomUUID();
      set(id, bill);
      return { replaced: Boolean(before), undo: () => set(id, before?.bill ?? null) };
    },
    remove: ({ id, bill }) => {
      set(id, null);
      return () => set(id, bill);
    },
  };
}

/** The list that an account left on the screen goes among the bills it keeps, and off this device's screen. */
export function putDraftAside(isLeaving: (owner: Owner) => boolean): void {
  const draft = readDraft();
  const owner = draftOwner();
  if (!draft || owner === 'guest' || !isLeaving(owner)) return;
  const bills = billsOf(owner);
  const kept = bills.list.map(({ bill }) => bill);
  if (!isSafe(draft, kept)) bills.keep(underFreeName(draft, kept));
  keepDraft({ name: '', text: '', answers: {} }, 'guest');
}

/** The bills that whoever is here keeps; undefined until it is known who that is. */
export function useMyBills(): MyBills | undefined {
  const owner = billKeeper.useWatchedOwner();
  const version = billKeeper.useVersion();
  const bills = useMemo(() => (owner === undefined || version < 0 ? undefined : billsOf(owner)), [owner, version]);
  useEffect(() => {
    const old = parseBills(readFromDevice(oldKey));
    if (!bills || old.length === 0) return;
    // The oldest first, so that they stand in the same order again.
    for (const bill of old.toReversed()) bills.keep(bill);
    keepOnDevice(oldKey, '[]');
  }, [bills]);
  return bills;
}
