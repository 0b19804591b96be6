import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { WireGroup, Wiring, WiringCheck } from '#electronics/wiring/wiring.ts';
import { overloadOhms, readingKey } from '../../../builds/steps/verdicts.ts';
import { groupCheck } from '../../../builds/steps/wiring-steps.ts';
import { beepOhms } from '../../../builds/steps/wiring-text.ts';

export const checksOf = ({ checks }: Wiring, group: WireGroup): WiringCheck[] =>
  checks.filter((check) => check.group === group);

export const answerKey = ({ group, id }: WiringCheck): string => readingKey(groupCheck(group), id);

/** What a meter on its beeper said, as a reading. */
export const answerOf = (check: WiringCheck, beeps: boolean) => ({
  value: beeps ? beepOhms : overloadOhms,
  verdict: beeps === check.beeps ? ('good' as const) : ('bad' as const),
});

const verdictAt = ({ readings }: BuildState, check: WiringCheck): 'good' | 'bad' | null => {
  const verdict = readings[answerKey(check)]?.value?.verdict;
  return verdict === undefined ? null : verdict === 'good' ? 'good' : 'bad';
};

export interface BeepProgress {
  /** The first two points that were not right yet; null: all were. */
  readonly check: WiringCheck | null;
  readonly index: number;
  /** They were measured, and wrong. */
  readonly isWrong: boolean;
}

/** Where a check of a group stands. All of it is kept with the build, so that nothing is measured twice for nothing. */
export function beepProgress(checks: readonly WiringCheck[], state: BuildState): BeepProgress {
  const index = checks.findIndex((check) => verdictAt(state, check) !== 'good');
  const check = checks[index] ?? null;
  return { check, index: check ? index : checks.length, isWrong: check !== null && verdictAt(state, check) === 'bad' };
}
