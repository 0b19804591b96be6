import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { BuildStep } from '../../builds/steps/build-steps.ts';
import { stepName } from '../../builds/steps/step-text.ts';
import styles from './all-steps.module.css';

interface AllStepsProps {
  steps: readonly BuildStep[];
  index: number;
  isDone: (step: BuildStep) => boolean;
  onStep: (index: number) => void;
  onClose: () => void;
}

/** Every step by name, to go to an earlier or a later one. */
export function AllSteps({ steps, index, isDone, onStep, onClose }: AllStepsProps) {
  return (
    <Dialog title="All steps" onClose={onClose}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.id}>
            <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onStep(at)}>
              <span>{at + 1}</span>
              {stepName(step)}
              {isDone(step) && <em>done</em>}
            </button>
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
