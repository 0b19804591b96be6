import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { BoardPoint } from '../step-board.tsx';
import type { BuildStep, CheckStep } from '../../builds/steps/build-steps.ts';

/** What every check is given. */
export interface CheckProps {
  sheet: WorkbenchSheet;
  step: CheckStep;
  steps: readonly BuildStep[];
  state: BuildState;
  actions: BuildActions;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  /** Where the probe goes now. */
  onPoint: (point: BoardPoint | null) => void;
  onDone: () => void;
}
