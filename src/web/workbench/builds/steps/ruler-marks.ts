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

export function rulerMarks(steps: readonly BuildStep[], state: BuildState): RulerMark[] {
  const runs = Map.groupBy(
    steps.map((step, index) => ({ step, index })),
    ({ step }) => (step.kind === 'check' ? checkNames[step.check.name] : groupNames[step.group.name]),
  );
  return [...runs].map(([name, run]): RulerMark => {
    const [{ step, index: first }] = run as [(typeof run)[number]];
    const open = run.find((each) => !isStepDone(each.step, state))?.index ?? first;
    if (step.kind === 'check') return { kind: 'check', name, first, step: open, isDone: isStepDone(step, state) };
    const refs = run.flatMap((each) => (each.step.kind === 'parts' ? each.step.parts.map(({ ref }) => ref) : []));
    return {
      kind: 'group',
      name,
      first,
      step: open,
      parts: refs.length,
      placed: refs.filter((ref) => isPlaced(state, ref)).length,
    };
  });
}
