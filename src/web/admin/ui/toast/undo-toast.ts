import { toast } from '../../../toast/toast-store.ts';

const undoMs = 10_000;

/** Said after a change that is saved already; for ten seconds it can be taken back. */
export function undoToast(title: string, undo: () => void): void {
  const shown = toast({ title, action: { label: 'Undo', altText: 'Take this change back', run: undo } });
  setTimeout(shown.dismiss, undoMs);
}
