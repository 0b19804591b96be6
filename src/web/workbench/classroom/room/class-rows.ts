import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Pupil } from '#contracts/classroom.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { WiringCheck } from '#electronics/wiring/wiring.ts';
import { isAway, needOf, waitedMinutes, type Need } from '#domain/workbench/classroom/needs.ts';
import { stateOfReport } from '#domain/workbench/classroom/class-report.ts';
import { voltText } from '../../../components/build-readings/volt-text.ts';
import { buildSteps, type BuildStep } from '../../builds/steps/build-steps.ts';
import { isStepDone, progressOf } from '../../builds/steps/progress.ts';
import { isBoxStep, nameOnRuler, rulerMarks } from '../../builds/steps/ruler-marks.ts';
import { checkNames } from '../../builds/steps/step-text.ts';
import { groupCheck } from '../../builds/steps/wiring-steps.ts';
import { answerText, beepOhms, inSentence, suspectText, wireGroupNames } from '../../builds/steps/wiring-text.ts';
import { ohmText, shortVerdict, supplyVerdict, voltageVerdict, type Verdict } from '../../builds/steps/verdicts.ts';
import { pointText } from '../../builds/steps/point-text.ts';
import { nextName } from '../../builds/build-text.ts';

/** A builder as the teacher sees them. */
export interface ClassRow {
  readonly id: string;
  readonly bench: number;
  readonly name: string;
  /** What their device said last; the same object for as long as it says nothing else. */
  readonly told: Pupil['told'];
  readonly state: BuildState;
  readonly placed: number;
  readonly parts: number;
  readonly wired: number;
  readonly wires: number;
  /** On the ruler of the class: parts, and things of the wiring. */
  readonly ticked: number;
  readonly ticks: number;
  readonly checked: number;
  readonly checks: number;
  readonly isDone: boolean;
  /** The stretch of work that they are at, as the ruler names it. */
  readonly at: string;
  /** The wire that they are at, where the stretch does not name it: 'wire 5'. */
  readonly wire: string | null;
  /** The part or the check that comes next. */
  readonly next: string;
  readonly isAway: boolean;
  readonly need: Need | null;
  readonly waited: number;
  readonly failed: FailedText | null;
  /** There is more to see than the board. */
  readonly hasBegunBox: boolean;
}

/** Where somebody stopped: 'the short check', '4R at …', and where to look. */
interface FailedText {
  readonly check: string;
  readonly reading: string;
  readonly look: string;
}

const ms = (moment: string): number => Date.parse(moment);
const orNull = (moment: string | null): number | null => (moment === null ? null : ms(moment));

function verdictOf(
  sheet: WorkbenchSheet,
  { check, point, value }: NonNullable<Pupil['told']['failed']>,
): Verdict | null {
  const known = sheet.checks.find(({ name }) => name === check);
  if (known?.name === 'short') return shortVerdict(known, value);
  if (known?.name === 'supply') return supplyVerdict(known, value);
  const expected = sheet.voltages.find(({ at }) => at === point);
  return expected ? voltageVerdict(expected, value) : null;
}

/** The two points of the wiring that somebody stopped at; null: none. */
export const failedCheck = ({ wiring }: WorkbenchSheet, { failed }: Pupil['told']): WiringCheck | null =>
  wiring?.checks.find(({ id, group }) => id === failed?.point && groupCheck(group) === failed.check) ?? null;

/** Two points of the wiring that beeped, or did not. */
function failedWiring(sheet: WorkbenchSheet, { told }: Pupil): FailedText | null {
  const [{ wiring }, { failed }] = [sheet, told];
  const check = failedCheck(sheet, told);
  if (!wiring || !failed || !check) return null;
  const [suspect] = check.suspects;
  return {
    check: `${inSentence(wireGroupNames[check.group])} check`,
    reading: answerText(check, failed.value === beepOhms),
    look: suspect ? `${suspectText(suspect, wiring)}.` : '',
  };
}

function failedText(sheet: WorkbenchSheet, pupil: Pupil): FailedText | null {
  const { failed } = pupil.told;
  const check = sheet.checks.find(({ name }) => name === failed?.check);
  if (!failed || !check) return failedWiring(sheet, pupil);
  const where =
    sheet.voltages.find(({ at }) => at === failed.point && failed.check === 'voltages')?.where ??
    pointText(sheet, failed.point).flag;
  return {
    check: checkNames[check.name].toLowerCase(),
    reading: `${check.name === 'short' ? ohmText(failed.value) : voltText(failed.value)} at ${where}`,
    look: verdictOf(sheet, failed)?.words ?? '',
  };
}

const wireAt = (step: BuildStep | undefined): string | null =>
  step?.kind === 'wiring' && 'wire' in step.work ? `wire ${step.work.wire}` : null;

/** Everybody against the steps of the kit. What the sheet does not know is not counted. */
export function classRows(sheet: WorkbenchSheet, pupils: readonly Pupil[], now: number): ClassRow[] {
  const steps = buildSteps(sheet);
  return pupils.map((pupil): ClassRow => {
    const { id, bench, name } = pupil;
    const state = stateOfReport(pupil.told);
    const { next, ...progress } = progressOf(steps, state);
    const { isDone } = progress;
    const groups = rulerMarks(steps, state).filter((each) => each.kind === 'group');
    const times = {
      joinedAt: ms(pupil.joinedAt),
      tickedAt: ms(pupil.tickedAt),
      heardAt: ms(pupil.heardAt),
      handAt: orNull(pupil.handAt),
      failedAt: orNull(pupil.failedAt),
      helpedAt: orNull(pupil.helpedAt),
    };
    const need = needOf(times, now, isDone);
    const step = steps[next];
    return {
      id,
      bench,
      name,
      told: pupil.told,
      state,
      ...progress,
      ticked: groups.reduce((sum, each) => sum + each.placed, 0),
      ticks: groups.reduce((sum, each) => sum + each.parts, 0),
      need,
      at: step ? nameOnRuler(step) : 'Done',
      wire: wireAt(step),
      next: isDone ? 'nothing' : nextName(steps, state),
      isAway: isAway(times, now),
      waited: need ? waitedMinutes(need, now) : 0,
      failed: failedText(sheet, pupil),
      hasBegunBox: steps.some((each, k) => isBoxStep(each) && (k === next || isStepDone(each, state))),
    };
  });
}

const needText = { failed: 'a check failed', hand: 'hand up', quiet: 'no tick' } as const;

/** 'Arjun, bench 4: 13 of 26 parts, at Short check, a check failed, 12 minutes'. */
export function rowLabel(row: ClassRow): string {
  const { name, bench, at, wire, need, waited, isAway: away } = row;
  const waits = need
    ? `, ${needText[need.why]}, ${waited} ${waited === 1 ? 'minute' : 'minutes'}`
    : away
      ? ', away'
      : '';
  return `${name}, bench ${bench}: ${doneText(row)}, at ${at}${wire ? `, ${wire}` : ''}${waits}`;
}

/** '26 of 26 parts, 3 of 12 wires'. */
export const doneText = ({ placed, parts, wired, wires }: ClassRow): string =>
  `${placed} of ${parts} parts${wired > 0 ? `, ${wired} of ${wires} wires` : ''}`;

/** Said when it changes, which minutes do not. */
export const needsAnnouncement = (rows: readonly ClassRow[]): string =>
  rows.length === 0
    ? 'Nobody needs you right now.'
    : rows.map(({ name, bench, need }) => `${name}, bench ${bench}: ${needText[need!.why]}`).join('. ');

/** Where most of them are: the three places with the most builders, finished ones left out. */
export function busiest(rows: readonly ClassRow[]): { readonly at: string; readonly count: number }[] {
  const places = Map.groupBy(
    rows.filter(({ isDone }) => !isDone),
    ({ at }) => at,
  );
  return [...places]
    .map(([at, there]) => ({ at, count: there.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3);
}
