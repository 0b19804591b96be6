import { useSyncExternalStore } from 'react';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { currentQuestion, subscribe } from '../../change-question-store.ts';
import { orderDifferences } from '../../order-differences.ts';
import styles from './change-question.module.css';

/** Somebody else was quicker: what they changed, and the choice. */
export function ChangeQuestionDialog() {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => null);
  if (!question) return null;
  const { seen, now, answer } = question;
  const differences = orderDifferences(seen, now);
  return (
    <Dialog alert title={`${now.number} changed while you were looking`} onClose={() => answer(false)}>
      <div className={styles.words}>
        <p>Somebody else was quicker. Nothing of yours has been done yet.</p>
        {differences.length === 0 ? (
          <p>What you see here is as it was; only its history or notes went on.</p>
        ) : (
          <ul className={styles.list}>
            {differences.map(({ label, was, is }) => (
              <li key={label}>
                <b>{label}:</b> {is} <span className={styles.was}>was {was}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DialogActions>
        <Button onClick={() => answer(false)}>Leave it as it is now</Button>
        <Button variant="primary" onClick={() => answer(true)}>
          Do it anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
