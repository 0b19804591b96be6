import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { CardSection } from './card-section.tsx';
import { ImpulseSection } from './impulse-section.tsx';
import { OfflineSection } from './offline/offline-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import type { TakenAlong } from './taken-along.ts';
import { TrainingSection } from './training-section.tsx';
import { useTaking } from './use-taking.ts';
import styles from './take-along-dialog.module.css';

/** What of a pedal, a board or a circuit, as it is set now, can be taken along as a file. Everything is made in the browser. */
export default function TakeAlongDialog({ taken, onClose }: { taken: TakenAlong; onClose: () => void }) {
  const taker = useTaking(taken);
  const props = { taken, taker };
  const subject = taken.kind === 'pedal' ? `The ${taken.name}` : `This ${taken.kind}`;
  return (
    <Dialog title="Take it along" className={styles.dialog} busy={taker.taking.phase === 'working'} onClose={onClose}>
      <p>{subject} as it’s set now, as files. They’re made on this device, and nothing is uploaded.</p>
      <div className={styles.sections}>
        <RecordingSection {...props} />
        <CardSection {...props} />
        {taken.offline && <OfflineSection {...props} offline={taken.offline} />}
        <ImpulseSection {...props} />
        <TrainingSection {...props} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
