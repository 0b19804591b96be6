import type { Stamped } from '../synced-store/merging.ts';

/**
 * What is known of a build: one board of one kit. It is made so that two devices that worked apart can be put together in
 * any order, any number of times, and nothing that was ticked is lost; see docs/decisions/0041.
 */
export interface BuildState {
  /** By mark, then by device: how often that device's tick was set and taken back. Odd is ticked. */
  readonly ticks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly name?: Stamped<string> | undefined;
  readonly hand?: Stamped<Hand> | undefined;
  /** Where the builder stopped; null while they go on. */
  readonly pausedAt?: Stamped<string | null> | undefined;
  readonly deleted?: Stamped<boolean> | undefined;
  /** Which kit of which order it is made of; none: nobody has said so. */
  readonly bag?: Stamped<BoughtBag> | undefined;
  readonly readings: Readonly<Record<string, Stamped<Reading | null>>>;
  readonly notes: Readonly<Record<string, Stamped<BuildNote | null>>>;
  readonly sittings: Readonly<Record<string, Stamped<Sitting>>>;
}

export type Hand = 'right' | 'left';

/** The parts of one kit as they came in a parcel. */
export interface BoughtBag {
  readonly orderId: string;
  /** The line of the order. */
  readonly itemId: string;
  /** Which of the kits of that line, from 1 on. */
  readonly unit: number;
}

/** What a meter showed, in ohms or volts, and what was said of it. */
export interface Reading {
  readonly value: number;
  readonly verdict: 'good' | 'look' | 'bad';
}

export interface BuildNote {
  readonly text: string;
  readonly step: string;
  /** Milliseconds, by the clock of the device. */
  readonly writtenAt: number;
}

/** A stretch of work without a long break, on one device. */
export interface Sitting {
  readonly startedAt: number;
  readonly minutes: number;
  readonly device: 'phone' | 'computer';
}

export const emptyState: BuildState = { ticks: {}, readings: {}, notes: {}, sittings: {} };

export type MarkKind = 'sourced' | 'placed' | 'check';

/** What can be ticked: a part that was found, a part that is in, a check that was made. */
export const mark = (kind: MarkKind, ref: string): string => `${kind}:${ref}`;

const isOdd = (count: number): boolean => count % 2 === 1;

export const isTicked = (state: BuildState, key: string): boolean => Object.values(state.ticks[key] ?? {}).some(isOdd);

export const tickedMarks = (state: BuildState): string[] =>
  Object.keys(state.ticks).filter((key) => isTicked(state, key));

/** The refs or ids that are ticked as this. */
export const tickedOf = (state: BuildState, kind: MarkKind): string[] =>
  tickedMarks(state).flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));

const facts = (state: BuildState): Stamped<unknown>[] =>
  [
    state.name,
    state.hand,
    state.pausedAt,
    state.deleted,
    state.bag,
    ...[state.readings, state.notes, state.sittings].flatMap((each) => Object.values<Stamped<unknown>>(each)),
  ].filter((each) => each !== undefined);

/** One more than every stamp that is known here, so that what is said after seeing something counts more than it. */
export const nextStamp = (state: BuildState): number => Math.max(0, ...facts(state).map(({ at }) => at)) + 1;
