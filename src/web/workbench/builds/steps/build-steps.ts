import type { WorkbenchPart, WorkbenchSheet, WorkbenchStep } from '#drawings/workbench/workbench-sheet.ts';
import type { BuildCheck } from '#electronics/assembly/build-checks.ts';
import { formerId } from './former-wires.ts';
import { wiringSteps, type WiringStep } from './wiring-steps.ts';

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

export type BuildStep = PartsStep | CheckStep | WiringStep;

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

/** What of a stretch is led as wiring: the wire set, the box and what is bolted into it, and the end of all. */
function wiredSteps(sheet: WorkbenchSheet): (group: WorkbenchStep) => readonly BuildStep[] {
  const byRef = new Map(sheet.parts.map((part) => [part.ref, part]));
  if (!sheet.wiring) return (group) => partsSteps(group, byRef);
  const last = sheet.steps.find(({ name }) => name === 'close')?.refs.at(-1);
  const { wiring, play, close } = wiringSteps(sheet.wiring, last);
  const led = new Set(wiring.flatMap(({ refs }) => refs));
  return (group) => {
    const own = partsSteps({ ...group, refs: group.refs.filter((ref) => !led.has(ref)) }, byRef);
    if (group.name === 'panel') return [...own, ...wiring];
    return group.name === 'close' ? [play, close, ...own] : own;
  };
}

/** The whole build in the order of the work: the sheet's order, equal parts together, checks where they catch a mistake. */
export function buildSteps(sheet: WorkbenchSheet): BuildStep[] {
  const ofGroup = wiredSteps(sheet);
  return sheet.steps.flatMap((group): BuildStep[] => [
    ...ofGroup(group),
    ...sheet.checks
      .filter(({ after }) => after === group.name)
      .map((check): CheckStep => ({ kind: 'check', id: `check-${check.name}`, check })),
  ]);
}

/** Steps that were called otherwise when there was one for all wires, and one for the box. */
const formerly: Readonly<Record<string, (step: BuildStep) => boolean>> = {
  'wires-WIRE': (step) => step.kind === 'wiring' && step.work.kind === 'board-end',
  'panel-BOX': ({ id }) => id === 'panel-PCB',
};

/** Where a step is that a build has named, also an older one; -1: nowhere. */
export function indexOfStep(steps: readonly BuildStep[], named: string | null | undefined): number {
  const own = steps.findIndex(({ id }) => id === named);
  if (own >= 0 || !named) return own;
  return steps.findIndex(formerly[named] ?? (({ id }) => formerId(id) === named));
}
