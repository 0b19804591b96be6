import { useState } from 'react';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './recovery-codes-dialog.module.css';

/** Shown once, and Esc does not close it: whoever has not kept them has none. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Dialog alert title="Keep your recovery codes" onClose={() => {}}>
      <p>
        Without your app or passkey, one of these lets you in. Each works once. Print them, or put them where you keep
        passwords: we show them only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => void copy().catch(() => {})}>{isCopied ? 'Copied' : 'Copy all'}</Button>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
