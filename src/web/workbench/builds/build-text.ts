import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { minutesOf, sittingsOf } from '#domain/workbench/builds/sitting.ts';
import type { BuildStep } from './steps/build-steps.ts';
import { nextRef, progressOf } from './steps/progress.ts';
import { checkNames, countWord, partLabel, titleOf } from './steps/step-text.ts';
import { minutesText } from './day-text.ts';

/** What comes next, by name: a part, or a check. */
export function nextName(steps: readonly BuildStep[], state: BuildState): string {
  const step = steps[progressOf(steps, state).next];
  if (!step) return '';
  if (step.kind === 'wiring') return step.next;
  if (step.kind === 'check') return `the ${checkNames[step.check.name].toLowerCase()}`;
  const ref = nextRef(step, state);
  const part = step.parts.find((each) => each.ref === ref);
  return part ? partLabel(part) : titleOf(step);
}

/** 'Plays. Three sittings, 3 h 10 min'. */
export function finishedText(state: BuildState): string {
  const count = sittingsOf(state).length;
  return `Plays. ${countWord(count)} sitting${count === 1 ? '' : 's'}, ${minutesText(minutesOf(state))}`;
}

export const buildPath = (path: string, id: string): string => `${path}?build=${id}`;
