/** What is known of a schematic before it is laid out. */
import { schematicHints } from '#drawings/schematic/hints/all-hints.ts';
import type { SchematicHints } from '#drawings/schematic/hints/hints.ts';
import type { Circuit } from '#electronics/component.ts';

/** A circuit without hints is one stage. */
export const hintsOf = ({ slug, components }: Circuit): SchematicHints =>
  schematicHints[slug] ?? { stages: [[components[0]!.ref, 'Circuit']] };

/** In the order of the drawing; the supply, its last part, is no step of the signal. */
export const stageNames = (circuit: Circuit): string[] => [
  ...hintsOf(circuit).stages.map(([, name]) => name),
  'Supply',
];
