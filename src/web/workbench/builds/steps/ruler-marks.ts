import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { BuildStep } from './build-steps.ts';
import { isPlaced, isStepDone } from './progress.ts';
import { checkNames, groupNames } from './step-text.ts';

interface MarkOf<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** Index of its first step, and of the one that a press opens: its first that is open. */
  readonly first: number;
  readonly step: number;
}

/** A stretch of equal work, or a check, on the ruler. */
export type RulerMark =
  | (MarkOf<'group'> & { readonly parts: number; readonly placed: number })
  | (MarkOf<'check'> & { readonly isDone: boolean });

interface At {
  readonly step: BuildStep;
  readonly index: number;
}

/** From the strap to the first power: on the ruler of a build one stretch, and a ruler of its own while one is in it. */
export const isBoxStep = (step: BuildStep | undefined): boolean =>
  step?.kind === 'wiring' && step.work.kind !== 'play' && step.work.kind !== 'close';

const isCheck = (step: BuildStep): boolean =>
  step.kind === 'check' || (step.kind === 'wiring' && ['check', 'power', 'play', 'close'].includes(step.work.kind));

export function nameOnRuler(step: BuildStep): string {
  if (step.kind === 'check') return checkNames[step.check.name];
  return step.kind === 'parts' ? groupNames[step.group.name] : step.stretch;
}

/** A tick for each part, and for each thing of the wiring. */
const unitsOf = ({ step }: At, state: BuildState): boolean[] => {
  if (step.kind === 'parts') return step.parts.map(({ ref }) => isPlaced(state, ref));
  return isCheck(step) ? [] : [isStepDone(step, state)];
};

function markOf(name: string, run: readonly At[], state: BuildState): RulerMark {
  const [{ step, index: first }] = run as [At];
  const open = run.find((each) => !isStepDone(each.step, state))?.index ?? first;
  const units = run.flatMap((each) => unitsOf(each, state));
  if (units.length === 0) return { kind: 'check', name, first, step: open, isDone: isStepDone(step, state) };
  return { kind: 'group', name, first, step: open, parts: units.length, placed: units.filter(Boolean).length };
}

const runsBy = (list: readonly At[], nameOf: (step: BuildStep) => string, state: BuildState): RulerMark[] =>
  [...Map.groupBy(list, ({ step }) => nameOf(step))].map(([name, run]) => markOf(name, run, state));

/** The stretches of the build, its wiring as one of them. */
export const rulerMarks = (steps: readonly BuildStep[], state: BuildState): RulerMark[] =>
  runsBy(
    steps.map((step, index) => ({ step, index })),
    (step) => (isBoxStep(step) ? groupNames.panel : nameOnRuler(step)),
    state,
  );

/** The stretches of the wiring. */
export const wiringMarks = (steps: readonly BuildStep[], state: BuildState): RulerMark[] =>
  runsBy(
    steps.flatMap((step, index) => (isBoxStep(step) ? [{ step, index }] : [])),
    nameOnRuler,
    state,
  );
