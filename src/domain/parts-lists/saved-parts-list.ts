import { later, type Stamped } from '../workbench/synced-store/merging.ts';

/** A pasted bill as it is kept. Any words may be a line, so answers are pairs and no record. */
export interface KeptBillText {
  readonly name: string;
  readonly text: string;
  readonly answers: readonly (readonly [line: string, slug: string])[];
}

/** A kept bill has one value at a time; null is deleted, and may come back. Two devices agree on the later one. */
export interface BillState {
  readonly bill?: Stamped<KeptBillText | null> | undefined;
}

export const noBill: BillState = {};

export const billNameMaxLength = 80;
/** In an account, as JSON: a bill of 1,000 lines. Longer ones stay on their device. */
export const maxBillBytes = 40 * 1024;
export const maxKeptBills = 50;
/** With those that were deleted and may come back. */
export const maxStoredBills = 150;

export function mergeBills(a: BillState, b: BillState): BillState {
  const bill = later(a.bill, b.bill);
  return bill ? { bill } : noBill;
}

/** Says what the bill is from now on, after all that is known here. */
export const settingBill = (state: BillState, value: KeptBillText | null, by: string): BillState => ({
  bill: { value, at: (state.bill?.at ?? 0) + 1, by },
});
