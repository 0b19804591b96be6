import { useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { BoardSoFar } from '../../../components/board-view/board-so-far.tsx';
import { useHelped, useTakeOut } from '../class.queries.ts';
import type { ClassRow } from './class-rows.ts';
import { NeedText } from './side/need-text.tsx';
import styles from './pupil-dialog.module.css';

interface PupilDialogProps {
  sheet: WorkbenchSheet;
  row: ClassRow;
  classId: string;
  onClose: () => void;
}

function TakeOut({ row, classId, onClose, onKeep }: Omit<PupilDialogProps, 'sheet'> & { onKeep: () => void }) {
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

/** One builder: the board as it is, where they are, and what a teacher can do. */
export function PupilDialog({ sheet, row, classId, onClose }: PupilDialogProps) {
  const helped = useHelped(classId);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog title={`${row.name}, bench ${row.bench}`} className={styles.dialog} onClose={onClose}>
      <div className={styles.mat}>
        <BoardSoFar sheet={sheet} state={row.state} placed={row.placed} parts={row.parts} />
      </div>
      <p>
        {row.placed} of {row.parts} parts, {row.checked} of {row.checks} checks.{' '}
        {row.isDone ? 'It’s finished.' : `Next: ${row.next}.`}
      </p>
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
