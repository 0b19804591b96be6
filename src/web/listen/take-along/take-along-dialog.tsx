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

/** What of a pedal, as it is set now, can be taken along as a file. Everything is made in the browser. */
export default function TakeAlongDialog({ taken, onClose }: { taken: TakenAlong; onClose: () => void }) {
  const taker = useTaking();
  const props = { taken, taker };
  return (
    <Dialog title="Take it along" className={styles.dialog} busy={taker.taking.phase === 'working'} onClose={onClose}>
      <p>The {taken.name} as it’s set now, as files. They’re made on this device, and nothing is uploaded.</p>
      <div className={styles.sections}>
        <RecordingSection {...props} />
        <CardSection {...props} />
        <OfflineSection {...props} />
        <ImpulseSection {...props} />
        <TrainingSection {...props} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
