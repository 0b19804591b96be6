import { bringingBack } from '../builds/build-changes.ts';
import { emptyState, type BoughtBag, type BuildState } from '../builds/build-state.ts';
import { countingLine, isLineCounted, emptyStash, type StashState } from '../stash/stash-state.ts';

/** Where the parcel is. What is on its way may be in the buyer's hands before anybody has told us. */
export const bagStages = ['packing', 'travelling', 'here', 'returned', 'cancelled'] as const;
export type BagStage = (typeof bagStages)[number];

/** What the parcel writes into a build: the same on every device, so that it is written once however often it is. */
const writer = 'd-theparcel';
const lastDigits = 4;

/**
 * The build of a kit that was bought is named by its line of the order, and so it is the same one on every device that scans
 * the slip. The kits of one line differ in the last digits.
 */
export function buildIdOf(itemId: string, unit: number): string {
  const number = Number.parseInt(itemId.slice(-lastDigits), 16) ^ (unit - 1);
  return itemId.toLowerCase().slice(0, -lastDigits) + number.toString(16).padStart(lastDigits, '0');
}

/** 'PK-1042', or 'PK-1042, 2 of 3'. */
export const bagName = (number: string, unit: number, quantity: number): string =>
  quantity === 1 ? number : `${number}, ${unit} of ${quantity}`;

/** The build of a bag, as the part of it that is not there yet. Whoever deleted it and scans again wants it back. */
export function openingBag(state: BuildState, bag: BoughtBag, name: string): BuildState {
  const opened = {
    ...emptyState,
    name: { value: name, at: 1, by: writer },
    bag: { value: bag, at: 1, by: writer },
  };
  return bringingBack(state, opened, writer);
}

interface Pieces {
  readonly slug: string;
  readonly pieces: number;
}

/** What is known of the bags of one line of an order. */
export interface LineOfBags {
  readonly itemId: string;
  readonly stage: BagStage;
  /** Kits that were bought and have not gone back. */
  readonly left: number;
  /** What one bag holds, by the part that it is sold as. */
  readonly parts: readonly Pieces[];
  /** Pieces that were claimed and for which no spare was sent yet. */
  readonly missing: readonly Pieces[];
}

/** What lies in the bags that nobody has begun to solder: a build takes its whole bag out of the stash when it begins. */
export function piecesOfBags({ stage, left, parts, missing }: LineOfBags, begun: number): Map<string, number> {
  const bags = stage === 'here' || stage === 'travelling' ? Math.max(0, left - begun) : 0;
  const lacking = new Map(missing.map(({ slug, pieces }) => [slug, pieces]));
  return new Map(parts.map(({ slug, pieces }) => [slug, Math.max(0, pieces * bags - (lacking.get(slug) ?? 0))]));
}

/**
 * The bags of a line, counted into a stash or put right there. Before anybody has them at home nothing is counted; what was
 * counted once follows what becomes of it.
 */
export function countingBags(
  stash: StashState,
  line: LineOfBags,
  now: { begun: number; areHere: boolean },
): StashState {
  if (!now.areHere && !isLineCounted(stash, line.itemId)) return emptyStash;
  return countingLine(stash, line.itemId, piecesOfBags(line, now.begun));
}
