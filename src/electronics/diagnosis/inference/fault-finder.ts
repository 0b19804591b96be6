/**
 * Finds the fault of a pedal from what is seen, measured and heard: ranks the classes of faults of its table and says which
 * touch tells most next. docs/faults.md has the method and how well it does.
 */

import { type UnpackedTable, unpackTable, type Point, type Probe } from '../tables/unpacked-table.ts';
import { pointToRemeasure, misfit } from './remeasure.ts';
import type { FaultTable } from '../tables/fault-table.ts';
import { type Posterior, posteriorOf, type Listened, type Measured, heard } from './posterior.ts';
import { bestPoint, bestProbe, type ExpectedInformation } from './next-check.ts';
import { faultProbabilities, type RankedClass, rankedClasses } from './ranking.ts';
import { fitOf, type Seen } from './symptoms.ts';

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
}

type Verdict =
  /** Go on measuring. */
  | 'measure'
  /** The voltages are fine: go on with the sound probe. */
  | 'listen'
  /** One class is left, or nothing tells the rest apart. */
  | 'found'
  /** No single fault gives these readings. */
  | 'unexplained';

export interface Diagnosis {
  readonly verdict: Verdict;
  readonly classes: readonly RankedClass[];
  /** How likely it is that the meter sees nothing wrong. */
  readonly healthyProbability: number;
  readonly nextPoint: ExpectedInformation<Point> | undefined;
  readonly nextProbe: ExpectedInformation<Probe> | undefined;
  /** The point to measure once more before anything is believed. */
  readonly remeasure: Point | undefined;
}

export interface FaultFinder {
  readonly unpacked: UnpackedTable;
  /** The class of each fault by voltages, and by voltages and sound. */
  readonly classes: { readonly volts: Int32Array; readonly sound: Int32Array };
  pointOf(id: string): Point | undefined;
  probeOf(id: string): Probe | undefined;
  /** What a healthy pedal shows there, from and to, on any supply that is right. */
  expected(point: Point): { readonly volts: number; readonly low: number; readonly high: number };
  /** What a fault would show there. */
  wouldShow(point: Point, fault: number): number;
  /** Of each fault, its forms together. */
  probabilities(evidence: Evidence): Float64Array;
  pointToRemeasure(evidence: Evidence): Point | undefined;
  nextPoint(evidence: Evidence): ExpectedInformation<Point> | undefined;
  nextProbe(evidence: Evidence): ExpectedInformation<Probe> | undefined;
  diagnose(evidence: Evidence): Diagnosis;
}

/** The supply comes first: everything else is counted from it. */
const supplyId = 'JDC.+';

/** A class this likely is worth mending at once, unless a touch tells much more. */
const sureProbability = 0.9;
const bits = { measuring: 0.08, listening: 0.12, doubting: 0.5 } as const;
/** Readings that must be there before 'the voltages are fine' is said. */
const minReadings = 4;
const healthyEnough = 0.75;

function verdictOf(
  diagnosis: Omit<Diagnosis, 'verdict'>,
  readings: number,
  hasListened: boolean,
  isOff: boolean,
): Verdict {
  const { classes, healthyProbability, nextPoint, nextProbe } = diagnosis;
  const isSure = classes[0]!.probability > sureProbability;
  if (isOff) return 'unexplained';
  if (healthyProbability > healthyEnough && (readings >= minReadings || hasListened))
    return (nextProbe?.bits ?? 0) > bits.listening && !(hasListened && isSure) ? 'listen' : 'found';
  const worth = nextPoint?.bits ?? 0;
  return readings > 0 && (worth < bits.measuring || (isSure && worth < bits.doubting)) ? 'found' : 'measure';
}

export function createFaultFinder(table: FaultTable): FaultFinder {
  const unpacked = unpackTable(table);
  const classes = { volts: classesOf(unpacked, false), sound: classesOf(unpacked, true) };
  const points = new Map(unpacked.points.map((point) => [point.id, point]));
  const probes = new Map(unpacked.probes.map((probe) => [probe.id, probe]));

  const measuredIn = ({ readings }: Evidence): Measured[] =>
    Object.entries(readings).flatMap(([id, volts]) => (points.has(id) ? [{ point: points.get(id)!, volts }] : []));
  const listenedIn = ({ heard: levelsById }: Evidence): Listened[] =>
    Object.entries(levelsById).flatMap(([id, levels]) => (probes.has(id) ? [{ probe: probes.get(id)!, levels }] : []));
  const posteriorFor = (evidence: Evidence, measured = measuredIn(evidence)): Posterior =>
    posteriorOf(
      unpacked,
      (form) => unpacked.forms[form]!.weight * fitOf(unpacked, form, evidence),
      measured,
      listenedIn(evidence),
    );
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
    const hasListened = Object.keys(evidence.heard).length > 0;
    const diagnosis = {
      classes: rankedClasses(unpacked, probabilities, hasListened ? classes.sound : classes.volts),
      healthyProbability: probabilities.reduce(
        (sum, each, k) => sum + (classes.volts[k] === 0 ? each : 0),
        posterior.forms[0]!,
      ),
      nextPoint: nextPoint(posterior, evidence),
      nextProbe: nextProbe(posterior, evidence),
      remeasure: remeasureIn(evidence, posterior),
    };
    const isOff = misfit(unpacked, posterior, measuredIn(evidence)) !== undefined;
    return {
      ...diagnosis,
      verdict: verdictOf(diagnosis, Object.keys(evidence.readings).length, hasListened, isOff),
    };
  }

  return {
    unpacked,
    classes,
    pointOf: (id) => points.get(id),
    probeOf: (id) => probes.get(id),
    expected(point) {
      const volts = point.volts[0]!;
      const spread = Math.max(0.1, 2.5 * Math.hypot(point.spread[0]!, 0.3 * point.follow[0]!));
      return { volts, low: volts - spread, high: volts + spread };
    },
    wouldShow: (point, fault) => point.volts[unpacked.table.faults[fault]!.forms[0]![1]]!,
    probabilities: (evidence) => faultProbabilities(unpacked, posteriorFor(evidence).forms),
    pointToRemeasure: (evidence) => remeasureIn(evidence, posteriorFor(evidence)),
    nextPoint: (evidence) => nextPoint(posteriorFor(evidence), evidence),
    nextProbe: (evidence) => nextProbe(posteriorFor(evidence), evidence),
    diagnose,
  };
}
