/**
 * Finds the fault of a pedal from what is seen, measured and heard: ranks the classes of faults of its table and says which
 * touch tells most next. docs/faults.md has the method and how well it does.
 */

import {
  type UnpackedTable,
  unpackTable,
  type Point,
  type Probe,
  spreadOn,
  voltsOn,
} from '../tables/unpacked-table.ts';
import { bandsCheck, bestCheck, type Checked, checkFit, likeliestCheck } from './checks.ts';
import { pointToRemeasure, misfit } from './remeasure.ts';
import { faultKey, type FaultTable } from '../tables/fault-table.ts';
import { type HeardSound, healthyKey, soundFits } from './heard-sounds.ts';
import { heard } from './hearing.ts';
import type { MeterKind } from '../tables/meter.ts';
import { type Posterior, posteriorOf, type Listened, type Measured, lowestSupply, supplyId } from './posterior.ts';
import { bestPoint, bestProbe, type ExpectedInformation } from './next-check.ts';
import { faultProbabilities, rankedClasses } from './ranking.ts';
import { contradictionsOf, fitOf, type Seen } from './symptoms.ts';
import { type Diagnosis, hasFoundWrong, stepOf } from './verdict.ts';

/** Faults that no reading tells apart are one class; class 0 reads like a pedal without a fault. */

/** Two rows are apart when one reading, the supply being known, differs by this many sigmas. */
const apartSigmas = 3;
const apartDecibels = 9;

function differs({ points, probes }: UnpackedTable, a: number, b: number, bySound: boolean): boolean {
  for (const { volts, spread } of points) {
    const square = (spread[a]! ** 2 + spread[b]! ** 2) / 2;
    if ((volts[a]! - volts[b]!) ** 2 > apartSigmas ** 2 * square) return true;
  }
  if (!bySound) return false;
  return probes.some(({ levels }) =>
    levels.some((tone) => Math.abs(heard(tone[a]!) - heard(tone[b]!)) > apartDecibels),
  );
}

/** The class of each fault, by its first form: each joins the commonest one that it cannot be told from. */
function classesOf(catalogue: UnpackedTable, bySound: boolean): Int32Array {
  const { faults } = catalogue.table;
  const leaders = [0];
  const classes = new Int32Array(faults.length);
  const order = [...faults.keys()].sort((a, b) => faults[b]!.weight - faults[a]!.weight);
  for (const k of order) {
    const row = faults[k]!.forms[0]![1];
    const found = leaders.findIndex((leader) => leader === row || !differs(catalogue, leader, row, bySound));
    classes[k] = found < 0 ? leaders.push(row) - 1 : found;
  }
  return classes;
}

export interface Evidence extends Seen {
  /** Volts by the id of the point. */
  readonly readings: Readonly<Record<string, number>>;
  /** Points that were measured twice. */
  readonly confirmed?: readonly string[];
  /** Decibels over the guitar for the low and the high note, by the id of the probe. */
  readonly heard: Readonly<Record<string, readonly number[]>>;
  /** What checks without power found, by their ids. */
  readonly checked?: Checked;
  /** Sounds of suspects that were played, with what was said of them. */
  readonly sounded?: readonly HeardSound[];
}

export interface FaultFinder {
  readonly unpacked: UnpackedTable;
  /** The class of each fault by voltages, and by voltages and sound. */
  readonly classes: { readonly volts: Int32Array; readonly sound: Int32Array };
  pointOf(id: string): Point | undefined;
  probeOf(id: string): Probe | undefined;
  /** What a healthy pedal shows there, from and to, on the supply that was measured, or on any that is right. */
  expected(point: Point, supplyVolts?: number): { readonly volts: number; readonly low: number; readonly high: number };
  /** What a fault would show there. */
  wouldShow(point: Point, fault: number, supplyVolts?: number): number;
  /** Of each fault, its forms together. */
  probabilities(evidence: Evidence): Float64Array;
  pointToRemeasure(evidence: Evidence): Point | undefined;
  nextPoint(evidence: Evidence): ExpectedInformation<Point> | undefined;
  nextProbe(evidence: Evidence): ExpectedInformation<Probe> | undefined;
  diagnose(evidence: Evidence): Diagnosis;
}

/** Who says that nothing is wrong is right more often than the list of faults knows. */
const withoutSymptom = 5;

/** What is expected follows the supply that was measured, if it can be one. */
const offsetOf = (supplyVolts: number | undefined): number | undefined =>
  supplyVolts === undefined || supplyVolts < lowestSupply ? undefined : supplyVolts - 9;
/** How far a supply that is right may lie from nine volts, one sigma. */
const supplySigma = 0.3;

/** `meter`: what the builder measures with. */
export function createFaultFinder(table: FaultTable, meter: MeterKind = '10M'): FaultFinder {
  const unpacked = unpackTable(table, meter);
  const classes = { volts: classesOf(unpacked, false), sound: classesOf(unpacked, true) };
  const points = new Map(unpacked.points.map((point) => [point.id, point]));
  const probes = new Map(unpacked.probes.map((probe) => [probe.id, probe]));

  const measuredIn = ({ readings, confirmed = [] }: Evidence): Measured[] =>
    Object.entries(readings).flatMap(([id, volts]) =>
      points.has(id) ? [{ point: points.get(id)!, volts, isConfirmed: confirmed.includes(id) }] : [],
    );
  const listenedIn = ({ heard: levelsById }: Evidence): Listened[] =>
    Object.entries(levelsById).flatMap(([id, levels]) => (probes.has(id) ? [{ probe: probes.get(id)!, levels }] : []));
  const posteriorFor = (evidence: Evidence, measured = measuredIn(evidence)): Posterior => {
    const { faults } = table;
    const checked = evidence.checked ?? {};
    const { sounded = [] } = evidence;
    const byEar = soundFits(sounded);
    const isAsked = Object.keys(checked).length > 0 || sounded.length > 0;
    const looked = isAsked ? faults.map((fault) => checkFit(fault, checked) * byEar(faultKey(fault))) : undefined;
    const whole =
      checkFit(undefined, checked) * byEar(healthyKey) * (evidence.symptoms.length === 0 ? withoutSymptom : 1);
    return posteriorOf(
      unpacked,
      (form) => {
        const { fault, weight } = unpacked.forms[form]!;
        return weight * fitOf(unpacked, form, evidence) * (fault < 0 ? whole : (looked?.[fault] ?? 1));
      },
      measured,
      listenedIn(evidence),
    );
  };
  const remeasureIn = (evidence: Evidence, posterior: Posterior): Point | undefined => {
    const measured = measuredIn(evidence);
    return pointToRemeasure(unpacked, posterior, {
      measured,
      confirmed: new Set(evidence.confirmed),
      without: (id) =>
        posteriorFor(
          evidence,
          measured.filter(({ point }) => point.id !== id),
        ),
      isSeen: (fault) => classes.volts[fault] !== 0,
    });
  };
  const nextPoint = (posterior: Posterior, { readings }: Evidence): ExpectedInformation<Point> | undefined => {
    const supply = points.get(supplyId);
    if (supply && readings[supplyId] === undefined) return { touch: supply, bits: 1 };
    return bestPoint(unpacked, posterior, new Set(Object.keys(readings)));
  };
  const nextProbe = (posterior: Posterior, { heard: levelsById }: Evidence): ExpectedInformation<Probe> | undefined =>
    bestProbe(unpacked, posterior, new Set(Object.keys(levelsById)));

  function diagnose(evidence: Evidence): Diagnosis {
    const posterior = posteriorFor(evidence);
    const probabilities = faultProbabilities(unpacked, posterior.forms);
    const readings = Object.keys(evidence.readings).length;
    const listened = Object.keys(evidence.heard).length;
    const hasListened = listened > 0;
    const checked = evidence.checked ?? {};
    const isHot = evidence.symptoms.includes('hot');
    const looksHealthy = (by: Int32Array): number =>
      probabilities.reduce((sum, each, k) => sum + (by[k] === 0 ? each : 0), posterior.forms[0]!);
    const ranked = rankedClasses(unpacked, probabilities, hasListened ? classes.sound : classes.volts);
    const found = {
      classes: ranked,
      healthyProbability: looksHealthy(classes.volts),
      soundProbability: looksHealthy(classes.sound),
      // Nothing is measured while something gets hot.
      nextPoint: isHot ? undefined : nextPoint(posterior, evidence),
      nextProbe: isHot ? undefined : nextProbe(posterior, evidence),
      nextCheck: bestCheck(unpacked, probabilities, checked),
      remeasure: isHot || hasFoundWrong(checked) ? undefined : remeasureIn(evidence, posterior),
      contradictions: contradictionsOf(unpacked, posterior.forms, evidence),
    };
    const step = stepOf(found, {
      hasListened,
      isHot,
      checked,
      hasSymptom: evidence.symptoms.length > 0,
      isInTheBox: evidence.symptoms.some((symptom) => symptom === 'dead' || symptom === 'bypass'),
      readings,
      touches: readings + listened,
      isOff: misfit(unpacked, posterior, measuredIn(evidence)) !== undefined,
      bands: bandsCheck(table, checked),
      likeliestMade: (result) => likeliestCheck(unpacked, probabilities, checked, result),
    });
    return { ...found, ...step };
  }

  return {
    unpacked,
    classes,
    pointOf: (id) => points.get(id),
    probeOf: (id) => probes.get(id),
    expected(point, supplyVolts) {
      const offset = offsetOf(supplyVolts);
      const volts = voltsOn(point, 0, offset ?? 0);
      const supply = offset === undefined ? supplySigma * point.follow[0]! : 0;
      const spread = Math.max(0.1, 2.5 * Math.hypot(spreadOn(point, 0, offset ?? 0, 'spread'), supply));
      return { volts, low: volts - spread, high: volts + spread };
    },
    wouldShow: (point, fault, supplyVolts) =>
      voltsOn(point, table.faults[fault]!.forms[0]![1], offsetOf(supplyVolts) ?? 0),
    probabilities: (evidence) => faultProbabilities(unpacked, posteriorFor(evidence).forms),
    pointToRemeasure: (evidence) => remeasureIn(evidence, posteriorFor(evidence)),
    nextPoint: (evidence) => nextPoint(posteriorFor(evidence), evidence),
    nextProbe: (evidence) => nextProbe(posteriorFor(evidence), evidence),
    diagnose,
  };
}
