import { lazy, Suspense, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { BoardSoFar } from '../../../../components/board-view/board-so-far.tsx';
import { Segmented } from '../../../../components/segmented/segmented.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import text from '../../../../ui/text/text.module.css';
import { useHelped, useTakeOut } from '../../class.queries.ts';
import { doneText, type ClassRow } from '../class-rows.ts';
import { NeedText } from '../side/need-text.tsx';
import styles from './pupil-dialog.module.css';

const BoxSoFar = lazy(() =>
  import('./box-so-far.tsx').then(
    (loaded) => ({ default: loaded.BoxSoFar }),
    () => ({ default: () => <p role="alert">The box didn’t load. Check your connection, then open it again.</p> }),
  ),
);

interface PupilDialogProps {
  sheet: WorkbenchSheet;
  /** Absent where the box is not drawn yet. */
  openBoxUrl: string | undefined;
  row: ClassRow;
  classId: string;
  onClose: () => void;
}

type TakeOutProps = Pick<PupilDialogProps, 'row' | 'classId' | 'onClose'> & { onKeep: () => void };

function TakeOut({ row, classId, onClose, onKeep }: TakeOutProps) {
  const takeOut = useTakeOut(classId);
  return (
    <>
      <p>Take {row.name} out? Their name and progress are deleted here. Their build stays in their browser.</p>
      <DialogActions>
        <Button
          variant="danger"
          pending={takeOut.isPending}
          onClick={() => takeOut.mutate(row.id, { onSuccess: onClose })}
        >
          Take out
        </Button>
        <Button onClick={onKeep}>Keep</Button>
      </DialogActions>
    </>
  );
}

const sides = [
  ['box', 'Open box'],
  ['board', 'Board'],
] as const;

/** The board, and from the first wire on the open box, as they are at that bench. */
function Work({ sheet, openBoxUrl, row }: Pick<PupilDialogProps, 'sheet' | 'openBoxUrl' | 'row'>) {
  const [side, setSide] = useState<'box' | 'board'>('box');
  const { wiring } = sheet;
  const isInBox = wiring !== undefined && row.hasBegunBox;
  return (
    <>
      {isInBox && (
        <Segmented label="What you see" options={sides} value={side} onChange={setSide} className={styles.choice} />
      )}
      {isInBox && side === 'box' ? (
        <div className={styles.box}>
          <Suspense fallback={null}>
            <BoxSoFar {...{ sheet, wiring, openBoxUrl }} told={row.told} />
          </Suspense>
        </div>
      ) : (
        <div className={styles.mat}>
          <BoardSoFar sheet={sheet} state={row.state} placed={row.placed} parts={row.parts} />
        </div>
      )}
    </>
  );
}

/** One builder: the work as it is, where they are, and what a teacher can do. */
export function PupilDialog({ sheet, openBoxUrl, row, classId, onClose }: PupilDialogProps) {
  const helped = useHelped(classId);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog title={`${row.name}, bench ${row.bench}`} className={styles.dialog} onClose={onClose}>
      <Work {...{ sheet, openBoxUrl, row }} />
      <p>
        {doneText(row)}, {row.checked} of {row.checks} checks. {row.isDone ? 'It’s finished.' : `Next: ${row.next}.`}
      </p>
      <p className={text.meta}>Only {row.name} can tick it.</p>
      <NeedText row={row} />
      {isLeaving ? (
        <TakeOut {...{ row, classId, onClose }} onKeep={() => setLeaving(false)} />
      ) : (
        <DialogActions>
          {row.need && (
            <Button pending={helped.isPending} onClick={() => helped.mutate(row.id, { onSuccess: onClose })}>
              Done
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            Take out of the class
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
