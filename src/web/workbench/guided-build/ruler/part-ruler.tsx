import { useState } from 'react';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { BuildStep } from '../../builds/steps/build-steps.ts';
import { isStepDone, type Progress } from '../../builds/steps/progress.ts';
import { isBoxStep, rulerMarks, wiringMarks, type RulerMark } from '../../builds/steps/ruler-marks.ts';
import styles from './part-ruler.module.css';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { stepName } from '../../builds/steps/step-text.ts';

interface AllStepsProps {
  steps: readonly BuildStep[];
  index: number;
  isDone: (step: BuildStep) => boolean;
  onStep: (index: number) => void;
  onClose: () => void;
}

/** Every step by name, to go to an earlier or a later one. */
function AllSteps({ steps, index, isDone, onStep, onClose }: AllStepsProps) {
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

interface PartRulerProps {
  steps: readonly BuildStep[];
  state: BuildState;
  progress: Progress;
  index: number;
  onStep: (index: number) => void;
}

interface MarkProps {
  mark: RulerMark;
  isNow: boolean;
  /** A stretch of fewer has no room for its name. */
  namedFrom: number;
  onStep: (index: number) => void;
}

function Mark({ mark, isNow, namedFrom, onStep }: MarkProps) {
  const current = isNow ? ({ 'aria-current': 'step' } as const) : {};
  if (mark.kind === 'check') {
    return (
      <li className={classNames(styles.check, isNow && styles.now, mark.isDone && styles.done)}>
        <button type="button" aria-label={`Check: ${mark.name}`} {...current} onClick={() => onStep(mark.step)}>
          <i aria-hidden="true" />
          <span aria-hidden="true">{mark.name}</span>
        </button>
      </li>
    );
  }
  const { name, parts, placed } = mark;
  const shown = `${name} ${isNow ? `${placed}/${parts}` : parts}`;
  return (
    <li
      className={classNames(
        styles.group,
        isNow && styles.now,
        placed === parts && styles.done,
        parts < namedFrom && styles.narrow,
      )}
      style={{ '--n': parts, '--d': placed } as object}
    >
      <button
        type="button"
        aria-label={`${shown}, ${placed} of ${parts} in`}
        {...current}
        onClick={() => onStep(mark.step)}
      >
        <span className={styles.ticks} aria-hidden="true" />
        <span className={styles.name} aria-hidden="true">
          {shown}
        </span>
      </button>
    </li>
  );
}

/** Progress as a ruler: a tick for each part, a ring for each check, the needle at the next. */
export function PartRuler({ steps, state, progress, index, onStep }: PartRulerProps) {
  const [isOpen, setOpen] = useState(false);
  const isWiring = isBoxStep(steps[index]);
  const marks = isWiring ? wiringMarks(steps, state) : rulerMarks(steps, state);
  const nowAt = marks.findLastIndex(({ first }) => first <= index);
  return (
    <nav className={styles.ruler} aria-label="Steps of the build">
      <ol>
        {marks.map((mark, at) => (
          <Mark key={mark.name} {...{ mark, onStep }} isNow={at === nowAt} namedFrom={isWiring ? 2 : 4} />
        ))}
      </ol>
      <button type="button" className={styles.all} onClick={() => setOpen(true)}>
        <span>All steps</span>
      </button>
      <p className={styles.sum}>
        {isWiring ? (
          <>
            <b>{progress.wired}</b> of {progress.wires} wires
          </>
        ) : (
          <>
            <b>{progress.placed}</b> of {progress.parts}
            <span> parts placed</span>
          </>
        )}
      </p>
      {isOpen && (
        <AllSteps
          {...{ steps, index }}
          isDone={(step) => isStepDone(step, state)}
          onStep={(to) => {
            setOpen(false);
            onStep(to);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </nav>
  );
}
