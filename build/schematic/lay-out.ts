/** Lays out schematics of kits with ELK. */
import { drawSchematic } from '#drawings/schematic/schematic.ts';
import type { Circuit } from '#electronics/component.ts';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { ELK } from 'elkjs/lib/elk-api.js';
import { arrangeWith } from '#drawings/schematic/elk-arrange.ts';
import { hintsOf } from './stage-names.ts';

// The package is CommonJS with a default export, which its types do not say.
const elk = new (Elk as unknown as new () => ELK)();

/** The sheet of a circuit as JSON. */
export async function layOut(circuit: Circuit): Promise<string> {
  return JSON.stringify(await drawSchematic(circuit, hintsOf(circuit), arrangeWith(elk)));
}
