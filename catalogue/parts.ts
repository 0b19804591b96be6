/** Every part the shop sells on its own. */

import type { Part } from './catalogue-types.ts';
import { amplifierChips } from './parts/amplifier-chips.ts';
import { enclosuresAndKnobs } from './parts/enclosures-and-knobs.ts';
import { controls } from './parts/controls.ts';
import { delayChips } from './parts/delay-chips.ts';
import { digitalDelays } from './parts/digital-delays.ts';
import { diodes } from './parts/diodes.ts';
import { dualOpAmps } from './parts/dual-op-amps.ts';
import { fittings } from './parts/fittings.ts';
import { germaniumTransistors } from './parts/germanium-transistors.ts';
import { inductors } from './parts/inductors.ts';
import { jfets } from './parts/jfets.ts';
import { ledsAndOptocouplers } from './parts/leds-and-optocouplers.ts';
import { logicAndSupplyChips } from './parts/logic-and-supply-chips.ts';
import { mosfets } from './parts/mosfets.ts';
import { opAmps } from './parts/op-amps.ts';
import { passives } from './parts/passives.ts';
import { switchesAndJacks } from './parts/switches-and-jacks.ts';
import { tools } from './parts/tools.ts';
import { transistors } from './parts/transistors.ts';

export const parts: readonly Part[] = [
  ...delayChips,
  ...digitalDelays,
  ...amplifierChips,
  ...logicAndSupplyChips,
  ...dualOpAmps,
  ...opAmps,
  ...jfets,
  ...transistors,
  ...germaniumTransistors,
  ...mosfets,
  ...diodes,
  ...ledsAndOptocouplers,
  ...passives,
  ...inductors,
  ...controls,
  ...enclosuresAndKnobs,
  ...switchesAndJacks,
  ...fittings,
  ...tools,
];

export const partBySlug: ReadonlyMap<string, Part> = new Map(parts.map((part) => [part.slug, part]));
