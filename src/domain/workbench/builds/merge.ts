import { later, mergeEach, type Stamped } from '../synced-store/merging.ts';
import type { BuildState } from './build-state.ts';

const mergeFacts = <T>(a: Readonly<Record<string, Stamped<T>>>, b: Readonly<Record<string, Stamped<T>>>) =>
  mergeEach(a, b, (one, other) => later(one, other)!);

const given = <Key extends string, T>(key: Key, value: T | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: T };

/** The union of two devices. The order does not matter, nor how often; a part of a state is merged as a whole one is. */
export function merge(a: BuildState, b: BuildState): BuildState {
  return {
    ticks: mergeEach(a.ticks, b.ticks, (one, other) => mergeEach(one, other, Math.max)),
    ...given('name', later(a.name, b.name)),
    ...given('hand', later(a.hand, b.hand)),
    ...given('pausedAt', later(a.pausedAt, b.pausedAt)),
    ...given('deleted', later(a.deleted, b.deleted)),
    ...given('bag', later(a.bag, b.bag)),
    readings: mergeFacts(a.readings, b.readings),
    notes: mergeFacts(a.notes, b.notes),
    sittings: mergeFacts(a.sittings, b.sittings),
  };
}
