import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { BuildStep } from '../../builds/steps/build-steps.ts';
import type { WiringStep } from '../../builds/steps/wiring-steps.ts';

/** What every card of the wiring is given. */
export interface WiringCardProps {
  sheet: WorkbenchSheet;
  wiring: Wiring;
  steps: readonly BuildStep[];
  step: WiringStep;
  state: BuildState;
  actions: BuildActions;
  /** The build document, which has the same wires and numbers on paper. */
  paperUrl: string | undefined;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  onStep: (index: number) => void;
  /** This step is done: tick it and go on. */
  onTick: () => void;
  /** It was ticked otherwise: only go on. */
  onDone: () => void;
}
