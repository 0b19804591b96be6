/** What to do next, or what it is: a reading, a touch of the probe, a check without power, or an end. */

import type { Point, Probe } from '../tables/unpacked-table.ts';
import { type Check, type Checked, type CheckResult, type MadeCheck, proofOf, wasFine } from './checks.ts';
import type { ExpectedInformation } from './next-check.ts';
import type { RankedClass } from './ranking.ts';
import type { Contradiction } from './symptoms.ts';

type Verdict =
  /** Go on measuring. */
  | 'measure'
  /** The voltages are fine: go on with the sound probe. */
  | 'listen'
  /** A look, or the beeper, tells the likeliest faults apart, or shows whether it is the likeliest one. */
  | 'check'
  /** One fault is found, or as good as. */
  | 'found'
  /** All that was measured and heard is as it should be. */
  | 'healthy'
  /** None of the faults goes with all of it. */
  | 'unknown';

export interface Diagnosis {
  readonly verdict: Verdict;
  readonly classes: readonly RankedClass[];
  /** How likely it is that the meter sees nothing wrong, and that neither meter nor probe do. */
  readonly healthyProbability: number;
  readonly soundProbability: number;
  readonly nextPoint: ExpectedInformation<Point> | undefined;
  readonly nextProbe: ExpectedInformation<Probe> | undefined;
  readonly nextCheck: ExpectedInformation<Check> | undefined;
  /** The point to measure once more before anything is believed. */
  readonly remeasure: Point | undefined;
  /** What was said before measuring and does not go with the likeliest fault. */
  readonly contradictions: readonly Contradiction[];
}

/** A class this likely is worth a check at once, unless a touch tells much more. */
const sureProbability = 0.9;
const bits = { measuring: 0.08, listening: 0.12, checking: 0.05, doubting: 0.5, doubted: 0.03 } as const;
/** A check costs as much as some readings: power off, perhaps a leg out. */
const checkCost = 2;
/** Readings that must be there before 'the voltages are fine' is said. */
const minReadings = 4;
/** Without a symptom everything is worth a reading that may tell a little. */
const patientReadings = 10;
const healthyEnough = 0.75;
/** The same with the probe, for whoever has no symptom: much of the rest is what neither meter nor ear tells. */
const soundEnough = 0.4;
/** Less than this for the likeliest place is no answer, once so many checks found nothing. */
const leastProbability = 0.25;
const mostFineChecks = 6;
/** Nobody goes on for ever, however likely the next one is; nor is everything looked at twice. */
const patientChecks = 9;
const mostRepeated = 2;
/** What a check found and everything else speaks against is looked at twice. */
const believedShare = 0.98;
/** Less likely than this a fault is not worth a check. */
const negligible = 1e-3;
/** What was fine and is still this likely may have been overlooked. */
const overlookedShare = 0.05;

export interface SearchState {
  readonly readings: number;
  /** With those of the sound probe. */
  readonly touches: number;
  readonly hasListened: boolean;
  readonly isHot: boolean;
  readonly hasSymptom: boolean;
  /** Silent in bypass too: a matter of wires, and no voltage tells them apart. */
  readonly isInTheBox: boolean;
  /** No fault goes with one of the readings. */
  readonly isOff: boolean;
  readonly checked: Checked;
  /** Of the checks that last gave this answer, the one whose faults are likeliest. */
  readonly likeliestMade: (result: CheckResult) => MadeCheck | undefined;
  /** A look at all bands, if it was not made. */
  readonly bands: Check | undefined;
}

type Found = Omit<Diagnosis, 'verdict'>;
type Step = Pick<Diagnosis, 'verdict'> & Partial<Pick<Diagnosis, 'nextCheck'>>;

export const hasFoundWrong = (checked: Checked): boolean =>
  Object.values(checked).some((results) => results.at(-1) === 'wrong');
const countFine = (checked: Checked): number =>
  Object.values(checked).filter((results) => results.at(-1) === 'fine').length;

const countRepeated = (checked: Checked): number =>
  Object.values(checked).filter((results) => results.length > 1).length;

const checking = (touch: Check): Step => ({ verdict: 'check', nextCheck: { touch, bits: bits.checking } });
const isMadeOnce = ({ check }: MadeCheck, checked: Checked): boolean => checked[check.id]!.length === 1;

/** The check of the likeliest fault that has one to make. */
function nextProof(classes: readonly RankedClass[], checked: Checked): Check | undefined {
  const ranked = classes.flatMap(({ members }) => members).toSorted((a, b) => b.probability - a.probability);
  for (const { fault, probability } of ranked) {
    const proof = probability > negligible ? proofOf(fault, checked) : undefined;
    if (proof) return proof;
  }
  return undefined;
}

/**
 * Once no voltage and no probe tells more: look, until a check has found something. A fault is named when its check found it;
 * one whose check was fine makes room for the next.
 */
function afterReadings({ classes, nextCheck }: Found, state: SearchState): Step {
  const { checked, isOff, isHot, likeliestMade, bands } = state;
  const proved = likeliestMade('wrong');
  if (proved) {
    const isDoubted = proved.share < believedShare && isMadeOnce(proved, checked);
    return isDoubted ? checking({ ...proved.check, isAgain: true }) : { verdict: 'found' };
  }
  const { fault, probability } = classes[0]!.members[0]!;
  const fineChecks = countFine(checked);
  const fine = countRepeated(checked) < mostRepeated ? likeliestMade('fine') : undefined;
  const again = fine && isMadeOnce(fine, checked) ? fine : undefined;
  // While something gets hot there is nothing else to do.
  const isSpent = fineChecks >= mostFineChecks && probability < leastProbability && !isHot;
  const isGivenUp = fineChecks >= patientChecks || isSpent;
  if (!isGivenUp) {
    if ((nextCheck?.bits ?? 0) > bits.checking) return { verdict: 'check' };
    const proof = nextProof(classes, checked);
    if (proof) return checking(proof);
  }
  if (bands) return checking(bands);
  if (again && again.share > overlookedShare) return checking({ ...again.check, isAgain: true });
  const isUnsure = isGivenUp || probability < leastProbability || (isOff && probability < sureProbability);
  return { verdict: isUnsure || wasFine(fault, checked) ? 'unknown' : 'found' };
}

/** So many readings and touches without an end: then every band is looked at, whatever seems likely. */
const touchesBeforeBands = 6;
/** After so many, checks tell what further ones would not. */
const patientTouches = 10;

export function stepOf(found: Found, state: SearchState): Step {
  const { classes, healthyProbability, soundProbability, nextPoint, nextProbe, nextCheck } = found;
  const { readings, touches, hasListened, isHot, hasSymptom, isInTheBox, checked } = state;
  const isForEyes = isInTheBox && (nextCheck?.bits ?? 0) > bits.checking;
  if (isHot || isForEyes || hasFoundWrong(checked)) return afterReadings(found, state);
  if (state.bands && touches >= touchesBeforeBands) return checking(state.bands);
  const isSure = classes[0]!.probability > sureProbability;
  const check = (nextCheck?.bits ?? 0) / checkCost;
  const worth = nextPoint?.bits ?? 0;
  const isMeasured = hasSymptom ? readings >= minReadings : readings >= patientReadings || worth < bits.doubted;
  // Whoever listens before measuring knows little of the voltages yet.
  const isListening = hasListened && hasSymptom && readings >= minReadings;
  if (healthyProbability > healthyEnough && (isMeasured || isListening)) {
    const byEar = nextProbe?.bits ?? 0;
    if (
      byEar > bits.listening &&
      touches < patientTouches + 2 &&
      (byEar > check || !hasSymptom) &&
      !(hasListened && isSure)
    )
      return { verdict: 'listen' };
    if (soundProbability <= soundEnough || hasSymptom) return afterReadings(found, state);
    return state.bands ? checking(state.bands) : { verdict: 'healthy' };
  }
  const isCalm = !hasSymptom && healthyProbability > healthyEnough;
  const isDone =
    touches >= patientTouches || worth < bits.measuring || worth < check || (isSure && worth < bits.doubting);
  return readings > 0 && isDone && !isCalm ? afterReadings(found, state) : { verdict: 'measure' };
}
