import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resetting, setting, ticking, unticking } from './build-changes.ts';
import { emptyState, isTicked, nextStamp, type BuildState } from './build-state.ts';
import { canonical, isSame } from '../synced-store/merging.ts';
import { merge } from './merge.ts';

const devices = ['d-aaaaaaaa', 'd-bbbbbbbb', 'd-cccccccc'] as const;
const marks = ['placed:R1', 'placed:R2', 'sourced:R1', 'check:short'];

type Act = (state: BuildState, device: string) => BuildState;

const act = fc.oneof(
  fc.constantFrom(...marks).map(
    (key): Act =>
      (state, device) =>
        ticking(state, [key], device),
  ),
  fc.constantFrom(...marks).map(
    (key): Act =>
      (state) =>
        unticking(state, [key]),
  ),
  fc.string({ maxLength: 4 }).map(
    (name): Act =>
      (state, device) =>
        setting(state, { name }, device),
  ),
  fc.boolean().map(
    (deleted): Act =>
      (state, device) =>
        setting(state, { deleted }, device),
  ),
  fc.integer({ min: 0, max: 3 }).map(
    (value): Act =>
      (state, device) =>
        setting(state, { readings: { 'short:rails': { value, verdict: 'good' } } }, device),
  ),
  fc.constant<Act>((state, device) => resetting(state, device)),
);

/** What happens on three devices: one acts, or one takes over what another has. */
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who: fc.nat(2), act }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(2), from: fc.nat(2) }) },
);

function play(events: readonly ({ who: number; act: Act } | { who: number; from: number })[]): BuildState[] {
  const states: BuildState[] = devices.map(() => emptyState);
  for (const each of events) {
    const mine = states[each.who]!;
    const change = 'act' in each ? each.act(mine, devices[each.who]!) : states[each.from]!;
    states[each.who] = merge(mine, change);
  }
  return states;
}

const threeStates = fc.array(event, { maxLength: 40 }).map(play);

/** Also what no honest device makes: any counts, and equal stamps with different values. */
const stamped = fc.record({
  value: fc.string({ maxLength: 2 }),
  at: fc.integer({ min: 1, max: 3 }),
  by: fc.constantFrom(...devices),
});
const anyState: fc.Arbitrary<BuildState> = fc
  .record(
    {
      ticks: fc.dictionary(
        fc.constantFrom(...marks),
        fc.dictionary(fc.constantFrom(...devices), fc.integer({ min: 1, max: 5 })),
      ),
      name: stamped,
    },
    { requiredKeys: ['ticks'] },
  )
  .map((state) => ({ ...emptyState, ...state }));

describe('merging what devices know of a build', () => {
  it('is the same in whatever order, and however often', () => {
    for (const states of [threeStates, fc.tuple(anyState, anyState, anyState)]) {
      fc.assert(
        fc.property(states, ([a, b, c]) => {
          expect(canonical(merge(a!, b!))).toBe(canonical(merge(b!, a!)));
          expect(canonical(merge(merge(a!, b!), c!))).toBe(canonical(merge(a!, merge(b!, c!))));
          expect(isSame(merge(a!, a!), a!)).toBe(true);
          expect(isSame(merge(merge(a!, b!), b!), merge(a!, b!))).toBe(true);
        }),
      );
    }
  });

  it('keeps every tick that the other side has not seen taken back', () => {
    fc.assert(
      fc.property(threeStates, fc.constantFrom(...marks), fc.constantFrom(...devices), ([a, b], key, device) => {
        const mine = a!.ticks[key]?.[device] ?? 0;
        const theirs = b!.ticks[key]?.[device] ?? 0;
        const isNews = mine % 2 === 1 && mine > theirs;
        expect(!isNews || isTicked(merge(b!, a!), key)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('lets what was done after seeing a change count more than the change', () => {
    fc.assert(
      fc.property(threeStates, fc.constantFrom(...marks), ([a, b, c], key) => {
        const all = merge(merge(a!, b!), c!);
        const taken = merge(all, unticking(all, [key]));
        expect(isTicked(taken, key)).toBe(false);
        expect(isTicked(merge(taken, b!), key)).toBe(false);
        const renamed = merge(all, setting(all, { name: 'Board 2' }, devices[1]));
        expect(merge(merge(renamed, a!), c!).name?.value).toBe('Board 2');
        expect(nextStamp(renamed)).toBe(nextStamp(all) + 1);
      }),
    );
  });
});
