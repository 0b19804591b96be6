/** Every part the shop sells on its own. */

import type { Part } from './catalogue-types.ts';
import { controls } from './parts/controls.ts';
import { delayChips } from './parts/delay-chips.ts';
import { digitalDelays } from './parts/digital-delays.ts';
import { diodes } from './parts/diodes.ts';
import { hardwareParts } from './parts/hardware.ts';
import { inductors } from './parts/inductors.ts';
import { integratedCircuits } from './parts/integrated-circuits.ts';
import { jfets } from './parts/jfets.ts';
import { opAmps } from './parts/op-amps.ts';
import { passives } from './parts/passives.ts';
import { transistors } from './parts/transistors.ts';

export const parts: readonly Part[] = [
  ...delayChips,
  ...digitalDelays,
  ...integratedCircuits,
  ...opAmps,
  ...jfets,
  ...transistors,
  ...diodes,
  ...passives,
  ...inductors,
  ...controls,
  ...hardwareParts,
];

export const partBySlug: ReadonlyMap<string, Part> = new Map(parts.map((part) => [part.slug, part]));
