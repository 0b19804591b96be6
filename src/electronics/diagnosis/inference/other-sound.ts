/** Which suspect to hear beside the healthy pedal at the tip of an audio probe. */

import type { TableFault } from '../tables/fault-table.ts';
import type { Probe } from '../tables/unpacked-table.ts';
import { heard, lostDecibels } from './hearing.ts';
import type { RankedFault } from './ranking.ts';

/** A suspect as it sounds at one point. */
export interface SuspectThere {
  readonly fault: TableFault;
  readonly isSilent: boolean;
}

const plainlyOtherDecibels = 9;

/** The likeliest suspect that plainly sounds there otherwise than it should: the one to hear beside a pedal without a fault. */
export function otherSoundAt(
  { levels }: Probe,
  ranked: readonly RankedFault[],
  { skipsSilent = false }: { readonly skipsSilent?: boolean } = {},
): SuspectThere | undefined {
  const likeliestFirst = ranked.toSorted((a, b) => b.probability - a.probability);
  for (const { fault } of likeliestFirst) {
    // A wire of the box is heard by silence alone.
    if (fault.wires) continue;
    const row = fault.forms[0]![1];
    const isOther = levels.some((tone) => Math.abs(heard(tone[row]!) - heard(tone[0]!)) > plainlyOtherDecibels);
    const isSilent = levels.every((tone) => tone[row]! <= lostDecibels);
    if (isOther && !(isSilent && skipsSilent)) return { fault, isSilent };
  }
  return undefined;
}
