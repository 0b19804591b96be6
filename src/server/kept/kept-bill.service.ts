import type { KeptBill } from '#contracts/parts/kept-bills.ts';
import { deletedBuildDays } from '#domain/workbench/builds/build-limits.ts';
import { isSame } from '#domain/workbench/synced-store/merging.ts';
import {
  maxBillBytes,
  maxKeptBills,
  maxStoredBills,
  mergeBills,
  noBill,
  type BillState,
} from '#domain/parts-lists/saved-parts-list.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import * as kept from './kept.repository.ts';

export type KeptBillService = ReturnType<typeof createKeptBillService>;

/** Bills that somebody has pasted and kept, from all of their devices. */
export function createKeptBillService(db: Database) {
  return {
    list: (userId: number): Promise<KeptBill[]> => kept.list<BillState>(db, userId, 'bill') as Promise<KeptBill[]>,

    mergeChanges: (userId: number, bill: string, changes: BillState): Promise<KeptBill> =>
      db.transaction(async (tx) => {
        const id = bill.toLowerCase();
        if (!(await kept.lockUser(tx, userId))) throw new Refusal('not-signed-in');
        const before = await kept.read<BillState>(tx, userId, 'bill', id);
        const state = mergeBills(before?.state ?? noBill, changes);
        if (isSame(state, noBill)) throw new Refusal('nothing-here');
        if (before && isSame(before.state, state)) return { id, state } as KeptBill;
        if (Buffer.byteLength(JSON.stringify(state)) > maxBillBytes) throw new Refusal('bill-too-long');
        const { shown, stored } = await kept.count(tx, userId, 'bill');
        if (!before && (shown >= maxKeptBills || stored >= maxStoredBills)) throw new Refusal('bills-full');
        await kept.write(tx, userId, { kind: 'bill', id, state, isDeleted: state.bill?.value === null });
        return { id, state } as KeptBill;
      }),
  };
}

/** What is kept goes with its account; what was deleted stays for as long as somebody may come back for it. */
export const keptRetention: Retention = {
  deleteExpired: (db) => kept.deleteExpired(db, deletedBuildDays),
};
