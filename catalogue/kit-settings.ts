/** Where the knobs of a kit stand when it sounds as its page describes: as the picture of the pedal shows them. */

import type { Positions } from '#electronics/simulation/component-elements.ts';
import type { Kit } from './catalogue-types.ts';

/** The controls in the order of the box, by the names they have in the circuit. */
const controlRefs = ({ circuit }: Kit): string[] => [
  ...(circuit.panel ?? circuit.components.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref)),
];

export const settingsOf = (kit: Kit): Positions =>
  Object.fromEntries(controlRefs(kit).map((ref, index) => [ref, kit.design.settings?.[index] ?? 0.5]));
