/** The wiring of a kit, worked out once for everything that shows it. */

import type { Component } from '#electronics/component.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { type PlannedWiring, planWiring } from '#electronics/wiring/plan-wiring.ts';
import { openBox } from '#drawings/open-box/open-box.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { kitDrawing, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';

const planned = new WeakMap<Kit, PlannedWiring>();

export function kitWiring(kit: Kit): PlannedWiring {
  const known = planned.get(kit);
  if (known) return known;
  const panel = kitDrawing(kit);
  const bom: readonly Component[] = billOfMaterials(kit.circuit);
  const made = planWiring(kit.circuit, openBox({ bom, panel, layout: layoutBoard(panel), padPins }));
  planned.set(kit, made);
  return made;
}
