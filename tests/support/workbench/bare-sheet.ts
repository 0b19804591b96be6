import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { buildChecks } from '#electronics/assembly/build-checks.ts';
import { assemblySteps } from '#electronics/assembly/steps.ts';
import { billName, billOfMaterials } from '#electronics/bill-of-materials.ts';
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import type { Component } from '#electronics/component.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { kits } from '#catalogue/kits.ts';

const toPart = (component: Component): WorkbenchPart => ({
  ref: component.ref,
  kind: component.kind,
  value: component.value,
  name: billName(component),
  part: component.part,
  ...(component.kind === 'resistor' && { bands: bandColours(parseValue(component.value, 'resistance')) }),
  ...(component.orientation && { orientation: component.orientation }),
  pins: Object.entries(component.pins).map(([pin, net]) => ({ pin, name: pin, net })),
});

/** The sheet of a kit without its board, which takes long to lay out and says nothing about the order of the work. */
export function bareSheet(slug: string): WorkbenchSheet {
  const { circuit, name } = kits.find((kit) => kit.slug === slug)!;
  const bom = billOfMaterials(circuit);
  const steps = assemblySteps(bom);
  return {
    slug,
    name,
    board: { w: 50, h: 40, edge: '', holes: [] },
    parts: bom.map(toPart),
    nets: [],
    wires: [],
    steps: steps.map(({ parts, ...step }) => ({ ...step, refs: parts.map(({ ref }) => ref) })),
    checks: buildChecks(bom, steps, () => 8.8),
    voltages: [],
    art: { defs: '', top: '', bottom: '', parts: {}, joint: '' },
  };
}

export const kitSlugs: readonly string[] = kits.map(({ slug }) => slug);
