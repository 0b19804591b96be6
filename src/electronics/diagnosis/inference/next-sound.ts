/** Which suspect to play next: the one whose answer is expected to tell most of the fault. */

import { isSilentPrint, type SoundPrint, soundDistance } from '../sound/sound-print.ts';
import { faultKey } from '../tables/fault-table.ts';
import { type HeardSound, likelihoodOfWays, soundAnswers } from './heard-sounds.ts';
import type { RankedFault } from './ranking.ts';

/** What each way of a suspect sounds like, with its share, the likeliest first; by its name. */
export type SuspectPrints = Readonly<Record<string, readonly (readonly [share: number, print: SoundPrint])[]>>;

/** So many suspects are worked out, and none that is less likely. */
const mostSuspects = 20;
const leastProbability = 1e-3;

export const suspectsOf = (ranked: readonly RankedFault[]): RankedFault[] =>
  ranked
    .filter(({ probability }) => probability > leastProbability)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, mostSuspects);

/** From what is played of a suspect to every way in which each suspect may sound. */
export const distancesFrom = (key: string, prints: SuspectPrints): Record<string, (readonly [number, number])[]> =>
  Object.fromEntries(
    Object.entries(prints).map(([other, ways]) => [
      other,
      ways.map(([share, way]) => [share, Math.round(10 * soundDistance(prints[key]![0]![1], way)) / 10] as const),
    ]),
  );

const entropy = (share: number): number => (share > 0 ? -share * Math.log2(share) : 0);

/** What an answer about a suspect's sound is expected to tell of the fault, in bits. */
function soundBits(key: string, prints: SuspectPrints, shares: ReadonlyMap<string, number>): number {
  const distances = distancesFrom(key, prints);
  const known = [...shares].filter(([other]) => distances[other]);
  const total = known.reduce((sum, [, share]) => sum + share, 0);
  return soundAnswers.reduce((bits, answer) => {
    let [all, within] = [0, 0];
    for (const [other, share] of known) {
      const chance = likelihoodOfWays(answer, distances[other]!);
      all += (share / total) * chance;
      within += (share / total) * entropy(chance);
    }
    return bits + entropy(all) - within;
  }, 0);
}

/** Less than this is not worth listening: answers to it moved as many right faults down as up. */
const worthBits = 0.1;

/** None: no answer tells anything. What is silent is not played, nor a wire of the box, which is heard by nothing else. */
export function suspectToPlay(
  suspects: readonly RankedFault[],
  prints: SuspectPrints,
  sounded: readonly HeardSound[],
): RankedFault | undefined {
  const shares = new Map(suspects.map(({ fault, probability }) => [faultKey(fault), probability]));
  let found: { readonly suspect: RankedFault; readonly bits: number } | undefined;
  for (const suspect of suspects) {
    const key = faultKey(suspect.fault);
    const [played] = prints[key] ?? [];
    if (!played || isSilentPrint(played[1]) || suspect.fault.wires || sounded.some((heard) => heard.key === key))
      continue;
    const bits = soundBits(key, prints, shares);
    if (bits > (found?.bits ?? worthBits)) found = { suspect, bits };
  }
  return found?.suspect;
}
