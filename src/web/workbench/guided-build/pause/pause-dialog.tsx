import { useState } from 'react';
import { useLocation } from 'wouter';
import { resetting } from '#domain/workbench/builds/build-changes.ts';
import { tickedMarks } from '#domain/workbench/builds/build-state.ts';
import { buildNameMaxLength, buildSentences } from '#domain/workbench/builds/build-limits.ts';
import { paths } from '#domain/paths/paths.ts';
import { isPlainLine } from '#domain/text.ts';
import { toast } from '../../../toast/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { dayText } from '../../builds/day-text.ts';
import { deleteBuild } from '../../builds/delete-build.ts';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import type { Progress } from '../../builds/steps/progress.ts';
import { otherDevices } from '../../builds/other-devices.ts';
import styles from './pause-dialog.module.css';

interface PauseDialogProps {
  build: SavedBuild;
  name: string;
  owner: Owner;
  actions: BuildActions;
  progress: Progress;
  /** What comes next. */
  at: string;
  onClose: () => void;
}

/** Starting afresh, and back again: ticks are made anew by this device. */
function startAfresh({ state }: SavedBuild, actions: BuildActions): void {
  const marks = tickedMarks(state);
  const readings = Object.fromEntries(Object.entries(state.readings).map(([key, { value }]) => [key, value]));
  actions.change(resetting);
  toast({
    title: 'Started afresh',
    description: 'No ticks, no readings. Your notes are still there.',
    action: {
      label: 'Undo',
      altText: 'Undo: bring the ticks and readings back',
      run: () => actions.read(marks, readings),
    },
  });
}

/** Everything is saved already; this only says so, and what else can be done with the board. */
export function PauseDialog({ build, name, owner, actions, progress, at, onClose }: PauseDialogProps) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(name);
  const error = isPlainLine(typed) ? undefined : buildSentences.nameNotOneLine;
  const others = otherDevices(build.state);
  const rename = (): void => {
    const next = typed.trim();
    if (next !== '' && next !== name && !error) actions.set({ name: next });
  };
  return (
    <Dialog title={`Paused at ${at}`} className={styles.dialog} onClose={onClose}>
      <p>
        {progress.placed} of {progress.parts} placed. Everything is saved on this device
        {owner === 'guest' ? '.' : ' and in your account.'}
      </p>
      <ul className={styles.devices}>
        <li>
          <Lamp />
          <b>This device</b>
          <span>now</span>
        </li>
        {others.map(({ device, sitting }) => (
          <li key={device}>
            <Lamp colour="off" />
            <b>{sitting.device === 'phone' ? 'A phone' : 'A computer'}</b>
            <span>{dayText(sitting.startedAt)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {owner === 'guest'
          ? 'Sign in to continue on your other devices.'
          : 'Sign in on another device to continue there.'}
      </p>
      <div className={styles.keys}>
        <Button
          variant="primary"
          onClick={() => {
            actions.set({ pausedAt: null });
            onClose();
          }}
        >
          Go on with {at}
        </Button>
        <Button onClick={() => navigate(paths.bench())}>Leave for today</Button>
      </div>
      <details className={styles.more}>
        <summary>Name, start afresh, delete</summary>
        <Field
          label="Name of this board"
          value={typed}
          error={error}
          maxLength={buildNameMaxLength}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
        />
        <div className={styles.actions}>
          <Button
            small
            onClick={() => {
              startAfresh(build, actions);
              onClose();
            }}
          >
            Start afresh
          </Button>
          <Button
            small
            variant="danger"
            onClick={() => {
              deleteBuild(name, actions);
              navigate(paths.bench());
            }}
          >
            Delete this build
          </Button>
        </div>
      </details>
    </Dialog>
  );
}
