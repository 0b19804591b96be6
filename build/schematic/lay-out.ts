import { schematicHints } from '#drawings/schematic/hints/all-hints.ts';
import { drawSchematic } from '#drawings/schematic/schematic.ts';
import type { Circuit } from '#electronics/component.ts';
import { arrangeWithElk } from './elk.ts';

/** The sheet of a circuit as JSON. A circuit without hints is one stage. */
export async function layOut(circuit: Circuit): Promise<string> {
  const hints = schematicHints[circuit.slug] ?? { stages: [[circuit.components[0]!.ref, 'Circuit']] };
  return JSON.stringify(await drawSchematic(circuit, hints, arrangeWithElk));
}
