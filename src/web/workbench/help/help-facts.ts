import type { DeviceFacts, HelpReading, HelpSuspect } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { helpLimits } from '#domain/help/help.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { checkOfId } from '#electronics/diagnosis/inference/checks.ts';
import { checkText } from '#electronics/diagnosis/inference/check-text.ts';
import type { Evidence, FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import { supplyId } from '#electronics/diagnosis/inference/posterior.ts';
import type { MeterKind } from '#electronics/diagnosis/tables/meter.ts';
import type { Point } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { readVoltages } from '../builds/steps/verdicts.ts';
import { evidenceOf, type FaultSearch } from '../fault-finder/fault-search.ts';
import { capital, placeName, pointName } from '#drawings/workbench/places.ts';
import { symptomsText } from '../fault-finder/symptoms/symptom-list.ts';

/** What is measured before we are asked: the supply and two more points. Nobody measures what gets hot. */
const fewestReadings = 3;

const rounded = (volts: number): number => Math.round(1000 * volts) / 1000;

/** A reading with what is right there, on the supply that was measured. */
export function readingAt(
  sheet: WorkbenchSheet,
  finder: FaultFinder,
  point: Point,
  volts: number,
  supplyVolts: number | undefined,
): HelpReading {
  const expected = finder.expected(point, supplyVolts);
  return {
    at: point.at,
    name: capital(pointName(sheet, point)).slice(0, 80),
    volts,
    expected: rounded(expected.volts),
    low: rounded(expected.low),
    high: rounded(expected.high),
  };
}

/** Those of the fault finder, then those of the guided build at points that were not measured again since. */
function readingsOf(
  sheet: WorkbenchSheet,
  finder: FaultFinder,
  { readings }: FaultSearch,
  state: BuildState,
): HelpReading[] {
  const supply = readings.find(({ id }) => id === supplyId)?.volts;
  const found = readings.flatMap(({ id, volts }) => {
    const point = finder.pointOf(id);
    return point ? [readingAt(sheet, finder, point, volts, supply)] : [];
  });
  const built = readVoltages(sheet, state.readings).map(({ expected, read }): HelpReading => {
    const point = finder.pointOf(expected.at);
    if (point) return readingAt(sheet, finder, point, read.value, supply);
    const [low, high] = expected.right;
    return { at: expected.at, name: expected.where, volts: read.value, expected: expected.volts, low, high };
  });
  const byPlace = new Map([...built, ...found].map((reading) => [reading.at, reading]));
  return [...byPlace.values()].slice(0, helpLimits.readings);
}

/** Faults that no reading tells apart are one suspect, called by the likeliest of them. */
export const suspectsOf = (sheet: WorkbenchSheet, finder: FaultFinder, evidence: Evidence): HelpSuspect[] =>
  finder
    .diagnose(evidence)
    .classes.slice(0, helpLimits.suspects)
    .map(({ members: [first], probability }) => ({
      kind: first!.fault.kind,
      ref: first!.fault.ref.replaceAll(/[^\w+-]/g, '').slice(0, 20) || 'board',
      name: faultText(first!.fault, finder.unpacked.table, placeName(sheet)).name.slice(0, 160),
      percent: Math.round(100 * probability),
    }))
    .filter(({ percent }) => percent > 0);

export interface FactSources {
  readonly sheet: WorkbenchSheet;
  readonly finder: FaultFinder;
  readonly search: FaultSearch;
  readonly state: BuildState;
  readonly meter: MeterKind;
}

const levelsOf = (finder: FaultFinder) => (id: string) => finder.probeOf(id)?.levels.map((tone) => tone[0]!);

/** All that is known here and would be sent. */
export function factsOf({ sheet, finder, search, state, meter }: FactSources): DeviceFacts {
  const { table } = finder.unpacked;
  const readings = readingsOf(sheet, finder, search, state);
  return {
    symptoms: [...search.symptoms],
    symptomsText: symptomsText(search).slice(0, 400),
    knobs: [...search.knobs].slice(0, helpLimits.knobs),
    meter,
    supplyVolts: search.readings.find(({ id }) => id === supplyId)?.volts ?? null,
    readings,
    suspects: suspectsOf(sheet, finder, evidenceOf(search, levelsOf(finder))),
    looked: search.checked.slice(0, helpLimits.looked).flatMap(({ id, result }) => {
      const check = checkOfId(table, id);
      if (!check) return [];
      const words = checkText(check, table, placeName(sheet));
      return [`${words.title}: ${words[result].toLowerCase()}`.slice(0, 200)];
    }),
  };
}

export interface Missing {
  readonly symptoms: boolean;
  /** How many are wanted still. */
  readonly readings: number;
}

export const missingIn = ({ symptoms, readings }: DeviceFacts): Missing => ({
  symptoms: symptoms.length === 0,
  readings: symptoms.includes('hot') ? 0 : Math.max(0, fewestReadings - readings.length),
});

/** What was sent, as evidence once more: on another device nothing else is known. */
export const evidenceIn = ({ symptoms, knobs, readings }: DeviceFacts): Evidence => ({
  symptoms,
  knobs,
  readings: Object.fromEntries(readings.map(({ at, volts }) => [at, volts])),
  heard: {},
});

/** Where two more readings would tell most. */
export function nextPoints(finder: FaultFinder, facts: DeviceFacts): Point[] {
  const evidence = evidenceIn(facts);
  const first = finder.nextPoint(evidence)?.touch;
  if (!first) return [];
  const likeliest = finder.diagnose(evidence).classes[0]?.members[0]?.number;
  const volts = likeliest === undefined ? finder.expected(first).volts : finder.wouldShow(first, likeliest);
  const second = finder.nextPoint({ ...evidence, readings: { ...evidence.readings, [first.id]: volts } })?.touch;
  return second && second.at !== first.at ? [first, second] : [first];
}
