import type { WorkbenchPart, WorkbenchSheet, WorkbenchStep } from '#drawings/workbench/workbench-sheet.ts';
import type { BuildCheck } from '#electronics/assembly/build-checks.ts';

/** Equal parts that are found and soldered together. */
export interface PartsStep {
  readonly kind: 'parts';
  readonly id: string;
  /** The stretch of work that it belongs to. */
  readonly group: WorkbenchStep;
  readonly parts: readonly WorkbenchPart[];
}

/** Something to measure before the work goes on. */
export interface CheckStep {
  readonly kind: 'check';
  readonly id: string;
  readonly check: BuildCheck;
}

export type BuildStep = PartsStep | CheckStep;

const partsSteps = (group: WorkbenchStep, byRef: ReadonlyMap<string, WorkbenchPart>): PartsStep[] => {
  const parts = group.refs.flatMap((ref) => byRef.get(ref) ?? []);
  const equal = Map.groupBy(parts, ({ kind, value, part }) => `${kind} ${value} ${part}`);
  return [...equal.values()].map((same) => ({
    kind: 'parts',
    id: `${group.name}-${same[0]!.ref}`,
    group,
    parts: same,
  }));
};

/** The whole build in the order of the work: the sheet's order, equal parts together, checks where they catch a mistake. */
export function buildSteps({ parts, steps, checks }: WorkbenchSheet): BuildStep[] {
  const byRef = new Map(parts.map((part) => [part.ref, part]));
  return steps.flatMap((group): BuildStep[] => [
    ...partsSteps(group, byRef),
    ...checks
      .filter(({ after }) => after === group.name)
      .map((check): CheckStep => ({ kind: 'check', id: `check-${check.name}`, check })),
  ]);
}
