/**
 * What an ear says of a note at the tip of an audio probe, against how it should sound there: one of five steps. How likely each step is
 * follows from how loud the note is with a fault and without one.
 */

import { floorDecibels } from '../tables/fault-table.ts';
import type { Seen, Symptom } from './symptoms.ts';

/** No quieter than what nobody hears. */
export const heard = (decibels: number): number => Math.max(floorDecibels, decibels);

/** Nothing, much quieter, quieter, as it should be, louder: what divides them, in decibels over a pedal without a fault. */
const stepLimits = [-32, -13.5, -4.5, 5] as const;
const stepCount = stepLimits.length + 1;
const nothing = 0;
/** So much under the guitar a note is lost in the noise. */
export const lostDecibels = -46;

/** Another guitar, another amp, fingers and parts that stray: one sigma of how far a note is judged beside the truth. */
const judgedSigma = 3.6;
/** A note at the floor is heard by hardly anybody. */
const surelyLost = 0.97;
/** One answer in twenty is any. */
const anyAnswer = 0.05;

/** The logistic function approximates the normal distribution closely enough. */
const below = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

/** The step that was meant by a level. */
export function stepOfLevel(level: number, healthy: number): number {
  if (heard(level) <= lostDecibels) return nothing;
  const over = heard(level) - heard(healthy);
  const found = stepLimits.findIndex((limit) => over < limit);
  return found < 0 ? stepCount - 1 : found;
}

function chances(level: number, healthy: number): readonly number[] {
  const over = level - healthy;
  const lost = level <= floorDecibels ? surelyLost : below((lostDecibels - level) / judgedSigma);
  const upTo = [...stepLimits.map((limit) => below((limit - over) / judgedSigma)), 1];
  return upTo.map((share, step) => {
    const within = (1 - lost) * (share - (upTo[step - 1] ?? 0)) + (step === nothing ? lost : 0);
    return (1 - anyAnswer) * within + anyAnswer / stepCount;
  });
}

/** Tables keep levels in a few steps, so that there are few pairs. */
const known = new Map<number, readonly number[]>();
const levelsApart = 1024;

/** How likely each step is for a note that is so loud, where it should be `healthy`: both in decibels over the guitar. */
export function stepChances(level: number, healthy: number): readonly number[] {
  const key = heard(level) * levelsApart + heard(healthy);
  const found = known.get(key) ?? chances(heard(level), heard(healthy));
  known.set(key, found);
  return found;
}

/** In bits: a touch that is expected to tell less is not offered. */
export const worthTouching = 0.1;
/** With these nothing on the board is likely, or it stays unplugged. */
const untouchable: ReadonlySet<Symptom> = new Set(['dead', 'bypass', 'hot']);

/** Whether an audio probe may tell anything; of a silent pedal it tells most. */
export const canTouch = ({ symptoms }: Seen): boolean => !symptoms.some((symptom) => untouchable.has(symptom));
