import { isTicked, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import type { BuildStep } from './build-steps.ts';
import type { WiringStep } from './wiring-steps.ts';

export const isPlaced = (state: BuildState, ref: string): boolean => isTicked(state, mark('placed', ref));
export const isFound = (state: BuildState, ref: string): boolean => isTicked(state, mark('sourced', ref));
const isChecked = (state: BuildState, name: string): boolean => isTicked(state, mark('check', name));

export function isStepDone(step: BuildStep, state: BuildState): boolean {
  if (step.kind === 'check') return isChecked(state, step.check.name);
  if (step.kind === 'parts') return step.parts.every(({ ref }) => isPlaced(state, ref));
  return step.marks.every((key) => isTicked(state, key)) || step.impliedBy.some((key) => isTicked(state, key));
}

/** The parts of the bill that are in when a step is done. */
const refsOf = (step: BuildStep): readonly string[] =>
  step.kind === 'check' ? [] : step.kind === 'parts' ? step.parts.map(({ ref }) => ref) : step.refs;

const isWire = (step: BuildStep): boolean => step.kind === 'wiring' && step.work.kind === 'wire';
const isCheck = (step: BuildStep): boolean =>
  step.kind === 'check' || (step.kind === 'wiring' && step.work.kind === 'check');

export interface Progress {
  readonly placed: number;
  readonly parts: number;
  readonly wired: number;
  readonly wires: number;
  readonly checked: number;
  readonly checks: number;
  /** Index of the first step that is open; the number of steps when all is done. */
  readonly next: number;
  readonly isDone: boolean;
}

export function progressOf(steps: readonly BuildStep[], state: BuildState): Progress {
  const refs = steps.flatMap(refsOf);
  const [wires, checks] = [steps.filter(isWire), steps.filter(isCheck)];
  const open = steps.findIndex((step) => !isStepDone(step, state));
  return {
    placed: refs.filter((ref) => isPlaced(state, ref)).length,
    parts: refs.length,
    wired: wires.filter((step) => isStepDone(step, state)).length,
    wires: wires.length,
    checked: checks.filter((step) => isStepDone(step, state)).length,
    checks: checks.length,
    next: open < 0 ? steps.length : open,
    isDone: open < 0 && steps.length > 0,
  };
}

/**
 * What a step that needs power waits for: the first thing before it that is open, so that no adapter goes in before the shorts
 * are excluded. Null: it may begin.
 */
export function waitsFor(steps: readonly BuildStep[], state: BuildState, index: number): number | null {
  const step = steps[index];
  const needsPower =
    step?.kind === 'check'
      ? step.check.name !== 'short'
      : step?.kind === 'wiring' && (step.work.kind === 'power' || step.work.kind === 'play');
  if (!needsPower || isChecked(state, 'supply')) return null;
  const open = steps.findIndex(
    (each, at) =>
      at < index &&
      !isStepDone(each, state) &&
      (each.kind === 'wiring' || (each.kind === 'check' && each.check.name === 'short')),
  );
  return open < 0 ? null : open;
}

/** What to tick when a step is done: the wire set is in when the last of its ends is on the board. */
export function marksOf(steps: readonly BuildStep[], step: WiringStep, state: BuildState): string[] {
  const isEnd = (each: BuildStep): boolean => each.kind === 'wiring' && each.work.kind === 'board-end';
  const isLast = isEnd(step) && steps.every((each) => each === step || !isEnd(each) || isStepDone(each, state));
  return isLast ? [...step.marks, mark('placed', 'WIRE')] : [...step.marks];
}

/** Where the work goes on after a step: the next open one, else the first that was left out; none: it is done. */
export function stepAfter(steps: readonly BuildStep[], state: BuildState, index: number): number {
  const later = steps.findIndex((step, at) => at > index && !isStepDone(step, state));
  return later >= 0 ? later : progressOf(steps, state).next;
}

/** The part of a step that comes next; null when all are in, or for a check. */
export const nextRef = (step: BuildStep | undefined, state: BuildState): string | null =>
  step?.kind === 'parts' ? (step.parts.find(({ ref }) => !isPlaced(state, ref))?.ref ?? null) : null;
