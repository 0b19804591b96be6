import { isTicked, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import type { BuildStep } from './build-steps.ts';

export const isPlaced = (state: BuildState, ref: string): boolean => isTicked(state, mark('placed', ref));
export const isFound = (state: BuildState, ref: string): boolean => isTicked(state, mark('sourced', ref));
const isChecked = (state: BuildState, name: string): boolean => isTicked(state, mark('check', name));

export const isStepDone = (step: BuildStep, state: BuildState): boolean =>
  step.kind === 'check' ? isChecked(state, step.check.name) : step.parts.every(({ ref }) => isPlaced(state, ref));

export interface Progress {
  readonly placed: number;
  readonly parts: number;
  readonly checked: number;
  readonly checks: number;
  /** Index of the first step that is open; the number of steps when all is done. */
  readonly next: number;
  readonly isDone: boolean;
}

export function progressOf(steps: readonly BuildStep[], state: BuildState): Progress {
  const parts = steps.flatMap((step) => (step.kind === 'parts' ? step.parts : []));
  const checks = steps.filter(({ kind }) => kind === 'check');
  const open = steps.findIndex((step) => !isStepDone(step, state));
  return {
    placed: parts.filter(({ ref }) => isPlaced(state, ref)).length,
    parts: parts.length,
    checked: checks.filter((step) => isStepDone(step, state)).length,
    checks: checks.length,
    next: open < 0 ? steps.length : open,
    isDone: open < 0 && steps.length > 0,
  };
}

/** Where the work goes on after a step: the next open one, else the first that was left out; none: it is done. */
export function stepAfter(steps: readonly BuildStep[], state: BuildState, index: number): number {
  const later = steps.findIndex((step, at) => at > index && !isStepDone(step, state));
  return later >= 0 ? later : progressOf(steps, state).next;
}

/** The part of a step that comes next; null when all are in, or for a check. */
export const nextRef = (step: BuildStep | undefined, state: BuildState): string | null =>
  step?.kind === 'parts' ? (step.parts.find(({ ref }) => !isPlaced(state, ref))?.ref ?? null) : null;
