import type { ReactNode } from 'react';
import { toast } from '../../../toast/toast-store.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../button/button.tsx';
import styles from './shown-once-dialog.module.css';

interface ShownOnceDialogProps {
  readonly title: string;
  /** What it is called: 'Secret'. */
  readonly label: string;
  readonly secret: string;
  /** What to do with it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'It could not be copied', description: 'Select it and copy it by hand.', variant: 'destructive' });
  }
}

/** Something secret that cannot be seen a second time. */
export const ShownOnceDialog = ({ title, label, secret, children, onClose }: ShownOnceDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className={styles.words}>
      {children}
      <div>
        <div className={styles.label}>{label}</div>
        <code className={styles.secret}>{secret}</code>
      </div>
      <p className={styles.once}>You won’t see it again after this.</p>
    </div>
    <DialogActions>
      <Button onClick={() => void copy(secret)}>Copy</Button>
      <Button variant="primary" onClick={onClose}>
        I’ve saved it
      </Button>
    </DialogActions>
  </Dialog>
);
