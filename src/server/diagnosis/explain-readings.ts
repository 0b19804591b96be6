import { capital, placeName, pointName, probeName, touchHint } from '#drawings/workbench/places.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { checkText } from '#electronics/diagnosis/inference/check-text.ts';
import { createFaultFinder, type Evidence, type FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import { type KindFactors, withFrequencies } from '#electronics/diagnosis/inference/learned-frequencies.ts';
import { endTexts, loudnessAt, nextStepOf, whyMeasure } from '#electronics/diagnosis/inference/next-step.ts';
import { supplyId } from '#electronics/diagnosis/inference/posterior.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { MeterKind } from '#electronics/diagnosis/tables/meter.ts';
import { type PackedTable, unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import type { Point } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';

/** What was measured on one kit, the point that is asked about last. */
export interface Readings {
  readonly readings: readonly { readonly point: string; readonly volts: number }[];
  readonly symptoms: readonly Symptom[];
  readonly meter: MeterKind;
}

export interface KitFinder {
  readonly sheet: WorkbenchSheet;
  readonly finder: FaultFinder;
}

export interface ExplainedReadings {
  readonly point: string;
  readonly name: string;
  readonly volts: number;
  /** In a pedal without a fault. */
  readonly expected: { readonly volts: number; readonly low: number; readonly high: number };
  readonly reads: 'right' | 'low' | 'high';
  /** How likely it is that the meter sees nothing wrong anywhere. */
  readonly healthy: number;
  /** Likeliest first. */
  readonly faults: readonly {
    readonly name: string;
    readonly probability: number;
    readonly check: string;
    readonly mend: string;
  }[];
  readonly next: {
    readonly step: 'measure' | 'measure-again' | 'listen' | 'check' | 'end';
    /** To be measured next, as it is named in a question. */
    readonly point: string | null;
    readonly title: string;
    readonly how: string;
  };
}

/** Points that a question named and the kit does not have, beside those that it has. */
export interface UnknownPoint {
  readonly unknown: string;
  readonly points: readonly { readonly point: string; readonly name: string }[];
}

const mostFaults = 3;

export function openKitFinder(
  table: string,
  sheetJson: string,
  { factors, meter }: { readonly factors: KindFactors; readonly meter: MeterKind },
): KitFinder {
  const sheet = JSON.parse(sheetJson) as WorkbenchSheet;
  const unpacked = unpackTable(JSON.parse(table) as PackedTable);
  const wired = sheet.wiring ? withWires(unpacked, sheet.wiring) : unpacked;
  return { sheet, finder: createFaultFinder(withFrequencies(wired, factors), meter) };
}

/** As people write it: 'q1.c', 'Q1 collector', 'supply'. */
function findPoint({ sheet, finder }: KitFinder, text: string): Point | undefined {
  const wanted = text.trim().toLowerCase();
  const { points } = finder.unpacked;
  const called = (namesOf: (point: Point) => readonly string[]) =>
    points.find((point) => namesOf(point).some((name) => name.toLowerCase() === wanted));
  if (wanted === 'supply') return finder.pointOf(supplyId);
  // A leg is measured at itself; its joint only where the leg is no point of its own.
  return called((point) => [point.id, pointName(sheet, point)]) ?? called(({ at }) => [at, placeName(sheet)(at)]);
}

function nextOf(kit: KitFinder, diagnosis: Diagnosis): ExplainedReadings['next'] {
  const { sheet, finder } = kit;
  const step = nextStepOf(diagnosis);
  if (step.is === 'measure' || step.is === 'measure-again') {
    const title = `Measure ${pointName(sheet, step.point)} ${step.is === 'measure' ? 'next' : 'again'}`;
    return { step: step.is, point: step.point.id, title, how: `${touchHint(step.point)} ${whyMeasure[step.is]}` };
  }
  if (step.is === 'listen') {
    const how = `With an audio probe: a cable to an amplifier with a 100n capacitor at its tip. It should be ${loudnessAt(step.probe)}.`;
    return { step: step.is, point: null, title: `Listen at ${probeName(sheet, step.probe)}`, how };
  }
  if (step.is === 'check') {
    const { title, how } = checkText(step.check, finder.unpacked.table, placeName(sheet));
    return { step: step.is, point: null, title, how };
  }
  const [title, how] = endTexts[step.end];
  return { step: 'end', point: null, title, how };
}

function faultsOf({ sheet, finder }: KitFinder, { classes, healthyProbability }: Diagnosis) {
  const text = (fault: Parameters<typeof faultText>[0]) => faultText(fault, finder.unpacked.table, placeName(sheet));
  return classes
    .flatMap(({ members }) => members)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, mostFaults)
    .filter(({ probability }) => probability > Math.min(0.01, healthyProbability))
    .map(({ fault, probability }) => ({ ...text(fault), probability }));
}

/** What readings of a kit mean, by the finder that its page on the bench has. */
export function explainReadings(kit: KitFinder, { readings, symptoms }: Readings): ExplainedReadings | UnknownPoint {
  const { sheet, finder } = kit;
  const found = readings.map(({ point, volts }) => ({ asked: point, point: findPoint(kit, point), volts }));
  const missing = found.find(({ point }) => !point);
  if (missing) {
    const points = finder.unpacked.points.map((point) => ({ point: point.id, name: pointName(sheet, point) }));
    return { unknown: missing.asked, points };
  }
  const volts: Evidence['readings'] = Object.fromEntries(found.map((each) => [each.point!.id, each.volts]));
  const diagnosis = finder.diagnose({ readings: volts, heard: {}, symptoms });
  const asked = found.at(-1)!;
  const expected = finder.expected(asked.point!, volts[supplyId]);
  return {
    point: asked.point!.id,
    name: capital(pointName(sheet, asked.point!)),
    volts: asked.volts,
    expected,
    reads: asked.volts < expected.low ? 'low' : asked.volts > expected.high ? 'high' : 'right',
    healthy: diagnosis.healthyProbability,
    faults: faultsOf(kit, diagnosis),
    next: nextOf(kit, diagnosis),
  };
}
