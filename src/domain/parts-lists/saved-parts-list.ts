import { later, type Stamped } from '../workbench/synced-store/merging.ts';

/** A pasted bill as it is kept. Any words may be a line, so answers are pairs and no record. */
export interface SavedPartsList {
  readonly name: string;
  readonly text: string;
  readonly answers: readonly (readonly [line: string, slug: string])[];
}

/** A kept bill has one value at a time; null is deleted, and may come back. Two devices agree on the later one. */
export interface PartsListState {
  readonly bill?: Stamped<SavedPartsList | null> | undefined;
}

export const noPartsList: PartsListState = {};

export const partsListNameMaxLength = 80;
/** In an account, as JSON: a bill of 1,000 lines. Longer ones stay on their device. */
export const maxPartsListBytes = 40 * 1024;
export const maxSavedPartsLists = 50;
/** With those that were deleted and may come back. */
export const maxStoredPartsLists = 150;

export function mergePartsLists(a: PartsListState, b: PartsListState): PartsListState {
  const bill = later(a.bill, b.bill);
  return bill ? { bill } : noPartsList;
}

/** Says what the bill is from now on, after all that is known here. */
export const settingPartsList = (state: PartsListState, value: SavedPartsList | null, by: string): PartsListState => ({
  bill: { value, at: (state.bill?.at ?? 0) + 1, by },
});
