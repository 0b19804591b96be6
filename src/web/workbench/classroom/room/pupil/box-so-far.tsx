import { useMemo } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import type { Pupil } from '#contracts/classroom.ts';
import { stateOfReport } from '#domain/workbench/classroom/class-report.ts';
import { buildSteps } from '../../../builds/steps/build-steps.ts';
import { progressOf } from '../../../builds/steps/progress.ts';
import { BoxView } from '../../../open-box/box-view.tsx';
import { sceneOf } from '../../../open-box/scene.ts';
import { failedCheck } from '../class-rows.ts';

interface BoxSoFarProps {
  sheet: WorkbenchSheet;
  wiring: Wiring;
  openBoxUrl: string | undefined;
  told: Pupil['told'];
}

/** The open box of a pupil, to look at: the wires that are in, and the one that they are at. */
export function BoxSoFar({ sheet, wiring, openBoxUrl, told }: BoxSoFarProps) {
  const steps = useMemo(() => buildSteps(sheet), [sheet]);
  const scene = useMemo(() => {
    const state = stateOfReport(told);
    const step = steps[progressOf(steps, state).next];
    return sceneOf({ wiring, steps, state, step, check: failedCheck(sheet, told), lugs: [] });
  }, [sheet, wiring, steps, told]);
  return <BoxView {...{ wiring, openBoxUrl, scene }} isLeftHand={false} startsWhole={scene.alone === null} />;
}
