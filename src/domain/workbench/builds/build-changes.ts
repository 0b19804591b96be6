import type { Stamped } from '../synced-store/merging.ts';
import {
  emptyState,
  isTicked,
  nextStamp,
  tickedMarks,
  type BuildNote,
  type BuildState,
  type Hand,
  type Reading,
  type Sitting,
} from './build-state.ts';

/** What a device does to a build, as the part that changed: it is merged here, kept, and sent. */
export interface BuildChanges {
  readonly name?: string;
  readonly hand?: Hand;
  readonly pausedAt?: string | null;
  readonly deleted?: boolean;
  readonly readings?: Readonly<Record<string, Reading | null>>;
  readonly notes?: Readonly<Record<string, BuildNote | null>>;
  readonly sittings?: Readonly<Record<string, Sitting>>;
}

/** Ticks what is not ticked yet. A device counts up only its own tick. */
export function ticking(state: BuildState, marks: readonly string[], device: string): BuildState {
  const open = marks.filter((key) => !isTicked(state, key));
  const ticks = open.map((key) => [key, { [device]: (state.ticks[key]?.[device] ?? 0) + 1 }]);
  return { ...emptyState, ticks: Object.fromEntries(ticks) };
}

/** Takes back the ticks that are seen here, whoever made them. A tick that somebody makes meanwhile stays. */
export function unticking(state: BuildState, marks: readonly string[]): BuildState {
  const seen = (key: string) =>
    Object.entries(state.ticks[key] ?? {}).flatMap(([device, count]) => (count % 2 === 1 ? [[device, count + 1]] : []));
  const ticks = marks.filter((key) => isTicked(state, key)).map((key) => [key, Object.fromEntries(seen(key))]);
  return { ...emptyState, ticks: Object.fromEntries(ticks) };
}

/** Sets what has one value at a time. */
export function setting(state: BuildState, changes: BuildChanges, device: string): BuildState {
  const at = nextStamp(state);
  const stamp = <T>(value: T): Stamped<T> => ({ value, at, by: device });
  const stampEach = <T>(values: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, stamp(value)]));
  const { readings, notes, sittings, ...single } = changes;
  return {
    ticks: {},
    ...Object.fromEntries(Object.entries(single).map(([key, value]) => [key, stamp(value)])),
    readings: stampEach(readings),
    notes: stampEach(notes),
    sittings: stampEach(sittings),
  };
}

/** Whoever goes on with a build that was deleted, on another device for instance, wants it back: else nobody would see it. */
export function bringingBack(state: BuildState, delta: BuildState, device: string): BuildState {
  if (state.deleted?.value !== true || delta.deleted) return delta;
  return { ...delta, deleted: { value: false, at: nextStamp(state), by: device } };
}

/** A fresh start: no ticks and no readings. The name, the notes and the sittings stay. */
export function resetting(state: BuildState, device: string): BuildState {
  const read = Object.entries(state.readings).filter(([, { value }]) => value !== null);
  const readings = Object.fromEntries(read.map(([key]) => [key, null]));
  const cleared = setting(state, { readings, pausedAt: null }, device);
  return { ...cleared, ticks: unticking(state, tickedMarks(state)).ticks };
}
